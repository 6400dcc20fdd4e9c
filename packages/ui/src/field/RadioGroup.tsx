import type { ReactNode } from 'react'
import { classNames } from '../class-names/classNames.ts'
import { unbroken } from '../prose/unbroken.ts'
import { CheckboxField } from './CheckboxField.tsx'
import { describedBy, type FieldTexts } from './Field.tsx'
import { FieldError } from './FieldError.tsx'
import styles from './RadioGroup.module.css'

type RadioOption = { value: string; label: ReactNode; isDisabled?: boolean }

export type RadioGroupProps = FieldTexts & {
  name: string
  options: readonly RadioOption[]
  /** The choice that stands at first. */
  defaultValue?: string
  /** One under another: options of different lengths are read more easily so. */
  isStacked?: boolean
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
  isStacked = false,
  onChange,
}: RadioGroupProps) => (
  <fieldset className={styles.group} aria-describedby={describedBy(name, { label, hint, error })}>
    <legend>{label}</legend>
    <div className={classNames(styles.options, isStacked && styles.stacked)}>
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
    {hint && <p id={`${name}-hint`}>{unbroken(hint)}</p>}
    {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
  </fieldset>
)
