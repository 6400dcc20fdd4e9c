import type { ReactNode } from 'react'
import styles from './Icon.module.css'

export type IconProps = {
  /** Names the icon where no words stand beside it; without it the icon is decoration. */
  label?: string
}

/** Frame of a stroke icon: a 20-unit `<svg>` that takes the size and colour of the text. */
export const Icon = ({ label, children }: IconProps & { children: ReactNode }) => (
  <svg
    className={styles.icon}
    viewBox="0 0 20 20"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    {children}
  </svg>
)
