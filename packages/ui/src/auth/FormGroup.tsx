import type { ReactNode } from 'react'
import styles from './FormGroup.module.css'

export type FormGroupProps = { title: string; note?: string; children: ReactNode }

/** Fields that belong together under a line and a name; a `<fieldset>`. */
export const FormGroup = ({ title, note, children }: FormGroupProps) => (
  <fieldset className={styles.group}>
    <legend>{title}</legend>
    {note && <p className={styles.note}>{note}</p>}
    {children}
  </fieldset>
)
