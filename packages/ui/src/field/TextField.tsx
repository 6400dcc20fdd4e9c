import type { ComponentProps, HTMLInputTypeAttribute, ReactNode } from 'react'
import { classNames } from '../class-names/classNames.ts'
import styles from './control.module.css'
import { describedBy, Field, type FieldTexts } from './Field.tsx'

export type TextFieldProps = FieldTexts & {
  name: string
  /** What can be typed, as an `<input>` knows it: `email`, `tel`; any text without it. */
  type?: HTMLInputTypeAttribute | undefined
  /** A button inside the field, at its end. */
  end?: ReactNode
} & ComponentProps<'input'>

/** One line of text with its label, help and error; an `<input>` in a `<div>`. */
export const TextField = ({ label, hint, warning, error, end, ...input }: TextFieldProps) => {
  const id = input.id ?? input.name
  const control = (
    <input
      {...input}
      id={id}
      className={classNames(styles.control, end ? styles.withEnd : undefined)}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { label, hint, warning, error })}
    />
  )

  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      warning={warning}
      error={error}
      isRequired={input.required}
    >
      {end ? (
        <span className={styles.frame}>
          {control}
          {end}
        </span>
      ) : (
        control
      )}
    </Field>
  )
}
