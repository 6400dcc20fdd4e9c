import type { ComponentProps } from 'react'
import styles from './control.module.css'
import { describedBy, Field, type FieldTexts } from './Field.tsx'

export type TextFieldProps = FieldTexts & { name: string } & ComponentProps<'input'>

/** One line of text with its label, help and error; an `<input>` in a `<div>`. */
export const TextField = ({ label, hint, error, ...input }: TextFieldProps) => {
  const id = input.id ?? input.name

  return (
    <Field id={id} label={label} hint={hint} error={error} isRequired={input.required}>
      <input
        {...input}
        id={id}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, hint, error })}
      />
    </Field>
  )
}
