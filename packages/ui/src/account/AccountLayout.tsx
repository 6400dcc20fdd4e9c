import type { ReactNode } from 'react'
import styles from './AccountLayout.module.css'

export type AccountLayoutProps = { nav: ReactNode; children: ReactNode }

/** Parts of the account beside what the current one holds; a `<div>` of two columns from 64 rem up. */
export const AccountLayout = ({ nav, children }: AccountLayoutProps) => (
  <div className={styles.account}>
    {nav}
    <div className={styles.content}>{children}</div>
  </div>
)
