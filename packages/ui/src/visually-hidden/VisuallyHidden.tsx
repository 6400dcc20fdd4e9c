import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Words for screen readers only; a `<span>`. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
)
