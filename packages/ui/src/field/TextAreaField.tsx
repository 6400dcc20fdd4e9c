import type { ComponentProps } from 'react'
import { classNames } from '../class-names/classNames.ts'
import styles from './control.module.css'
import { describedBy, Field, type FieldTexts } from './Field.tsx'

export type TextAreaFieldProps = FieldTexts & { name: string } & ComponentProps<'textarea'>

/** Several lines of text with label, help and error; a `<textarea>` in a `<div>`. */
export const TextAreaField = ({ label, hint, warning, error, ...area }: TextAreaFieldProps) => {
  const id = area.id ?? area.name

  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      warning={warning}
      error={error}
      isRequired={area.required}
    >
      <textarea
        {...area}
        id={id}
        className={classNames(styles.control, styles.area)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, hint, warning, error })}
      />
    </Field>
  )
}
