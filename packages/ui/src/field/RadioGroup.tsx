import type { ReactNode } from 'react'
import { CheckboxField } from './CheckboxField.tsx'
import { describedBy, type FieldTexts } from './Field.tsx'
import { FieldError } from './FieldError.tsx'
import styles from './RadioGroup.module.css'

type RadioOption = { value: string; label: ReactNode; isDisabled?: boolean }

export type RadioGroupProps = FieldTexts & {
  name: string
  options: readonly RadioOption[]
  defaultValue?: string
  onChange?: (value: string) => void
}

/** One choice of few, all of them seen; a `<fieldset>` of radios. */
export const RadioGroup = ({
  name,
  label,
  hint,
  error,
  options,
  defaultValue,
  onChange,
}: RadioGroupProps) => (
  <fieldset className={styles.group} aria-describedby={describedBy(name, { label, hint, error })}>
    <legend>{label}</legend>
    <div className={styles.options}>
      {options.map((option) => (
        <CheckboxField
          key={option.value}
          type="radio"
          id={`${name}-${option.value}`}
          name={name}
          value={option.value}
          label={option.label}
          disabled={option.isDisabled}
          defaultChecked={option.value === defaultValue}
          onChange={onChange && (() => onChange(option.value))}
        />
      ))}
    </div>
    {hint && <p id={`${name}-hint`}>{hint}</p>}
    {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
  </fieldset>
)
