import type { ReactNode } from 'react'
import styles from './AccountLayout.module.css'

export type AccountLayoutProps = {
  /** Parts of the account. */
  nav: ReactNode
  /** Name of the current part. */
  title: string
  children: ReactNode
}

/** Parts of the account beside what the current one holds; a `<div>` of two columns from 64 rem up. */
export const AccountLayout = ({ nav, title, children }: AccountLayoutProps) => (
  <div className={styles.account}>
    {nav}
    <div className={styles.content}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  </div>
)
