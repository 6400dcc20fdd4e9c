import type { ReactNode } from 'react'
import styles from './Prose.module.css'

/** Long text: 65 characters a line, headings that can be linked to; a `<div>`. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <div className={styles.prose}>{children}</div>
)
