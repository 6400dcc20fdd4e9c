import type { ComponentProps, ReactNode } from 'react'
import styles from './Check.module.css'

export type CheckboxFieldProps = {
  label: ReactNode
  /** How many results the tick would leave; stands after the label in grey. */
  count?: string
  type?: 'checkbox' | 'radio'
} & Omit<ComponentProps<'input'>, 'type' | 'size'>

/** A tick box (or radio) inside its label, 44 px high; a `<label>`. */
export const CheckboxField = ({
  label,
  count,
  type = 'checkbox',
  ...input
}: CheckboxFieldProps) => (
  <label className={styles.check}>
    <input {...input} type={type} className={styles.box} />
    <span>
      {label}
      {count && <span className={styles.count}> {count}</span>}
    </span>
  </label>
)
