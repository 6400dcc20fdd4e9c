import { classNames } from '../class-names/classNames.ts'
import styles from './Button.module.css'

export type ButtonLook = {
  /**
   * `primary` once in a view; `outline` for the rest; `bare` reads as a link; `quiet` for rows of actions;
   * `danger` for what cannot be taken back.
   */
  variant?: 'primary' | 'outline' | 'bare' | 'quiet' | 'danger' | undefined
  /** `big` ends a form. */
  size?: 'normal' | 'big' | undefined
  /** Fills the width it is given. */
  isBlock?: boolean | undefined
}

/** Class of everything that looks like a button, whatever element it is. */
export const buttonClass = (
  { variant = 'outline', size = 'normal', isBlock = false }: ButtonLook,
  className?: string,
): string =>
  classNames(
    styles.button,
    styles[variant],
    size === 'big' && styles.big,
    isBlock && styles.block,
    className,
  )
