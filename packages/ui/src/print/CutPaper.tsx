import type { ReactNode } from 'react'
import { classNames } from '../class-names/classNames.ts'
import styles from './CutPaper.module.css'

export type CutPaperProps = { className?: string | undefined; children: ReactNode }

/** Newsprint with pinked edges, in the paper's own colours on any ground; a `<div>`. */
export const CutPaper = ({ className, children }: CutPaperProps) => (
  <div className={styles.edge}>
    <div className={classNames(styles.paper, className)}>{children}</div>
  </div>
)
