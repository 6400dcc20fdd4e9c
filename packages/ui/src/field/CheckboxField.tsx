import type { ComponentProps, ReactNode } from 'react'
import styles from './Check.module.css'
import { ErrorLine } from './ErrorLine.tsx'

export type CheckboxFieldProps = {
  label: ReactNode
  /** How many results the tick would leave; stands after the label in grey. */
  count?: string | undefined
  /** `radio` where only one of several can hold. */
  type?: 'checkbox' | 'radio'
  /** What is wrong; needs an `id`. */
  error?: string | undefined
} & Omit<ComponentProps<'input'>, 'type' | 'size'>

/** A tick box (or radio) inside its label, 44 px high; a `<label>`, and what is wrong with it below. */
export const CheckboxField = ({
  label,
  count,
  type = 'checkbox',
  error,
  ...input
}: CheckboxFieldProps) => (
  <>
    <label className={styles.check}>
      <input
        {...input}
        type={type}
        className={styles.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${input.id}-error` : input['aria-describedby']}
      />
      <span>
        {label}
        {count && <span className={styles.count}> {count}</span>}
      </span>
    </label>
    {error && <ErrorLine id={`${input.id}-error`}>{error}</ErrorLine>}
  </>
)
