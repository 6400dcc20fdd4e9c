import type { ReactNode } from 'react'
import styles from './ListingLayout.module.css'

export type ListingLayoutProps = {
  /** Rail with subsections and further filters. */
  rail?: ReactNode
  children: ReactNode
}

/** Rail, line, rows; a `<div>` of two columns from 64 rem up. */
export const ListingLayout = ({ rail, children }: ListingLayoutProps) => (
  <div className={rail ? styles.split : undefined}>
    {rail}
    <div className={styles.content}>{children}</div>
  </div>
)
