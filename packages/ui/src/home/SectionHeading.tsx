import type { ReactNode } from 'react'
import styles from './SectionHeading.module.css'

export type SectionHeadingProps = {
  children: ReactNode
  /** Count or link on the right of the line. */
  aside?: ReactNode
}

/** Opens a part of a page; an `<h2>` with what belongs beside it. */
export const SectionHeading = ({ children, aside }: SectionHeadingProps) => (
  <div className={styles.heading}>
    <h2>{children}</h2>
    {aside}
  </div>
)
