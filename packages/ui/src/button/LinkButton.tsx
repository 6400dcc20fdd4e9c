import type { ComponentProps, ReactNode } from 'react'
import type { WithLink } from '../link/LinkComponent.ts'
import { type ButtonLook, buttonClass } from './buttonClass.ts'

export type LinkButtonProps = ButtonLook &
  WithLink & { href: string; icon?: ReactNode } & Omit<ComponentProps<'a'>, 'href'>

/** A link that looks like a button: it leads somewhere, so it stays an `<a>`. */
export const LinkButton = ({
  LinkComponent: Link = 'a',
  variant,
  size,
  isBlock,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) => (
  <Link {...rest} className={buttonClass({ variant, size, isBlock }, className)}>
    {icon}
    {children}
  </Link>
)
