import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/classNames.ts'
import styles from './IconButton.module.css'

export type IconButtonProps = {
  /** Spoken name: the icon alone says nothing to a screen reader. */
  label: string
  icon: ReactNode
  /** Drawn without a frame. */
  isBare?: boolean
} & Omit<ComponentProps<'button'>, 'children' | 'aria-label'>

/** A square `<button>` of 44 px with an icon and a spoken name. */
export const IconButton = ({
  label,
  icon,
  isBare = false,
  className,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classNames(styles.button, isBare && styles.bare, className)}
    aria-label={label}
  >
    {icon}
  </button>
)
