import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './buttonClass.ts'

export type ButtonProps = ButtonLook & { icon?: ReactNode } & ComponentProps<'button'>

/** A `<button>`; give `type="submit"` where it sends a form. */
export const Button = ({
  variant,
  size,
  isBlock,
  icon,
  className,
  children,
  ...rest
}: ButtonProps) => (
  <button type="button" {...rest} className={buttonClass({ variant, size, isBlock }, className)}>
    {icon}
    {children}
  </button>
)
