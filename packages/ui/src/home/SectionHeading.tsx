import type { ReactNode } from 'react'
import { classNames } from '../class-names/classNames.ts'
import styles from './SectionHeading.module.css'

export type SectionHeadingProps = {
  children: ReactNode
  /** Count or link on the right of the line. */
  aside?: ReactNode
  /** `column`: below a page's own heading, which it must not outweigh. */
  size?: 'page' | 'column'
}

/** Opens a part of a page; an `<h2>` with what belongs beside it. */
export const SectionHeading = ({ children, aside, size = 'page' }: SectionHeadingProps) => (
  <div className={classNames(styles.heading, size === 'column' && styles.column)}>
    <h2>{children}</h2>
    {aside}
  </div>
)
