import type { ReactNode } from 'react'
import { FieldError } from '../field/FieldError.tsx'
import { unbroken } from '../prose/unbroken.ts'
import styles from './FormGroup.module.css'

export type FormGroupProps = {
  title: string
  /** A sentence below its name. */
  note?: string | undefined
  /** What is wrong with the group as a whole; needs an `id`, by which a summary leads here. */
  error?: string | undefined
  id?: string
  children: ReactNode
}

/** Fields that belong together under a line and a name; a `<fieldset>`. */
export const FormGroup = ({ title, note, error, id, children }: FormGroupProps) => (
  <fieldset
    id={id}
    className={styles.group}
    tabIndex={id ? -1 : undefined}
    aria-describedby={error ? `${id}-error` : undefined}
  >
    <legend>{title}</legend>
    {note && <p className={styles.note}>{unbroken(note)}</p>}
    {children}
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
  </fieldset>
)
