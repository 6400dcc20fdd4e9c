import type { ReactNode } from 'react'
import { classNames } from '../class-names/classNames.ts'
import styles from './AdList.module.css'

export type AdListProps = {
  /** Spoken name of the list, where no heading names it. */
  label?: string | undefined
  /** Two columns of small rows from 64 rem up. */
  isInColumns?: boolean
  children: ReactNode
}

/** Column of rows under a line of ink; a `<ul>` whose own width decides how its rows break. */
export const AdList = ({ label, isInColumns = false, children }: AdListProps) => (
  <div className={classNames(styles.frame, isInColumns && styles.columns)}>
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  </div>
)
