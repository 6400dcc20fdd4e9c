import type { ReactNode } from 'react'
import { WarningIcon } from '../icon/WarningIcon.tsx'
import styles from './FieldError.module.css'

export type FieldErrorProps = { id: string; children: ReactNode }

/** What is wrong with a field, under it; the field points here by `aria-describedby`. A `<p>`. */
export const FieldError = ({ id, children }: FieldErrorProps) => (
  <p id={id} className={styles.error}>
    <WarningIcon />
    <span>{children}</span>
  </p>
)
