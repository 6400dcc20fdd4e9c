import type { ReactNode } from 'react'
import { WarningIcon } from '../icon/WarningIcon.tsx'
import styles from './ErrorLine.module.css'

export type ErrorLineProps = {
  /** What it is about points here; none: the whole form is. */
  id?: string | undefined
  children: ReactNode
}

/** What is wrong with a field, under it, which points here by `aria-describedby`; or with its form. A `<p>`. */
export const ErrorLine = ({ id, children }: ErrorLineProps) => (
  <p id={id} className={styles.error}>
    <WarningIcon />
    <span>{children}</span>
  </p>
)
