import type { ComponentProps } from 'react'
import styles from './control.module.css'
import { describedBy, Field, type FieldTexts } from './Field.tsx'

export type SelectOption = { value: string; label: string; isDisabled?: boolean }

export type SelectFieldProps = FieldTexts & {
  name: string
  options: readonly SelectOption[]
} & Omit<ComponentProps<'select'>, 'children'>

/** A choice from a short list with label, help and error; a native `<select>` in a `<div>`. */
export const SelectField = ({ label, hint, error, options, ...select }: SelectFieldProps) => {
  const id = select.id ?? select.name

  return (
    <Field id={id} label={label} hint={hint} error={error} isRequired={select.required}>
      <span className={styles.select}>
        <select
          {...select}
          id={id}
          className={styles.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, hint, error })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </Field>
  )
}
