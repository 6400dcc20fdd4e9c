import type { ReactNode } from 'react'
import styles from './ComplaintList.module.css'

export type ComplaintListProps = {
  label: string
  /** `ComplaintCard`s. */
  children: ReactNode
}

/** Complaints one under another; a `<ul>`. */
export const ComplaintList = ({ label, children }: ComplaintListProps) => (
  <ul className={styles.list} aria-label={label}>
    {children}
  </ul>
)
