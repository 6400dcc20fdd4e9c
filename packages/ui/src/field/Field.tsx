import type { ReactNode } from 'react'
import { unbroken } from '../prose/unbroken.ts'
import styles from './Field.module.css'
import { FieldError } from './FieldError.tsx'

export type FieldTexts = {
  label: ReactNode
  /** Help under the field. */
  hint?: ReactNode
  /** What follows from the value, which stays allowed. */
  warning?: ReactNode
  /** What is wrong; marks the field as invalid. */
  error?: ReactNode
}

/** Ids of the texts a field is described by, or nothing when it has none. */
export const describedBy = (id: string, { hint, warning, error }: FieldTexts): string | undefined =>
  [hint && `${id}-hint`, warning && `${id}-warning`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ') || undefined

export type FieldProps = FieldTexts & {
  id: string
  isRequired?: boolean | undefined
  children: ReactNode
}

/** Label above, help, warning and error below one control; a `<div>`. */
export const Field = ({
  id,
  label,
  hint,
  warning,
  error,
  isRequired = false,
  children,
}: FieldProps) => (
  <div className={styles.field}>
    <label htmlFor={id}>
      {label}
      {isRequired && <span className={styles.required}> (povinné)</span>}
    </label>
    {children}
    {hint && (
      <p id={`${id}-hint`} className={styles.hint}>
        {unbroken(hint)}
      </p>
    )}
    {warning !== undefined && (
      <p id={`${id}-warning`} className={styles.warning} role="status">
        {unbroken(warning)}
      </p>
    )}
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
  </div>
)
