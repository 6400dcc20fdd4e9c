import type { ReactNode } from 'react'
import styles from './HomeColumns.module.css'

export type HomeColumnsProps = {
  children: ReactNode /** What the paper has, beside the web. */
  print: ReactNode
}

/** Web on the left, paper on the right of a hairline; a `<div>` of two columns from 64 rem up. */
export const HomeColumns = ({ children, print }: HomeColumnsProps) => (
  <div className={styles.split}>
    <div className={styles.web}>{children}</div>
    <aside className={styles.print} aria-label="V novinách">
      {print}
    </aside>
  </div>
)
