import type { ReactNode } from 'react'
import styles from './DealBox.module.css'

/** What can be done about a deal by one press each; a `<div>`. */
export const DealButtons = ({ children }: { children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
)
