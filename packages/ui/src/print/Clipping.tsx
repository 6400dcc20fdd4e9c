import type { ReactNode } from 'react'
import styles from './Clipping.module.css'
import { CutPaper } from './CutPaper.tsx'

export type ClippingProps = {
  title: string /** Page of the paper. */
  page?: string | undefined
  children: ReactNode
}

/** A piece cut out of the paper: double rule under its title, pinked edges; a `<div>`. */
export const Clipping = ({ title, page, children }: ClippingProps) => (
  <CutPaper className={styles.clipping}>
    <p className={styles.head}>
      <span>{title}</span>
      {page && <span className={styles.page}>{page}</span>}
    </p>
    {children}
  </CutPaper>
)
