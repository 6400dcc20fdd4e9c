import type { ComponentProps, ReactNode } from 'react'
import { describedBy, Field, type FieldTexts } from './Field.tsx'
import styles from './FileField.module.css'

export type FileFieldProps = Omit<FieldTexts, 'warning'> & {
  id: string
  /** A file was chosen. */
  onPick: (file: File) => void
  /** What stands between the label and the way to choose. */
  above?: ReactNode
  /** What stands under it. */
  below?: ReactNode
} & Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'id'>

/** One file with label, help and error; a file `<input>` in a `<div>`. */
export const FileField = ({
  label,
  hint,
  error,
  onPick,
  above,
  below,
  ...input
}: FileFieldProps) => (
  <Field id={input.id} label={label} hint={hint} error={error} isRequired={input.required}>
    {above}
    <input
      {...input}
      type="file"
      className={styles.file}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(input.id, { label, hint, error })}
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file) onPick(file)
      }}
    />
    {below}
  </Field>
)
