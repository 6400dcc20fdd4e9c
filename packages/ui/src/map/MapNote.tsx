import type { ReactNode } from 'react'
import styles from './MapNote.module.css'

/** What is to be said of a map, below it; a `<p>`. */
export const MapNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>{children}</p>
)
