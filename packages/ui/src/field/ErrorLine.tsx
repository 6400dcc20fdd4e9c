import type { ReactNode } from 'react'
import { WarningIcon } from '../icon/WarningIcon.tsx'
import styles from './ErrorLine.module.css'

export type ErrorLineProps = { id: string; children: ReactNode }

/** What is wrong with a field, under it; the field points here by `aria-describedby`. A `<p>`. */
export const ErrorLine = ({ id, children }: ErrorLineProps) => (
  <p id={id} className={styles.error}>
    <WarningIcon />
    <span>{children}</span>
  </p>
)
