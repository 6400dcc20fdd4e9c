import type { ReactNode } from 'react'
import styles from './FieldPair.module.css'

/** Two short fields side by side where there is room; a `<div>`. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
)
