import { CheckboxField } from '../field/CheckboxField.tsx'
import { TextField } from '../field/TextField.tsx'
import styles from './AttributeFilterField.module.css'

export type AttributeFilter = {
  /** As the address names it. */
  key: string
  name: string
  unit?: string | undefined
  /** The list is narrowed by it now. */
  isAsked: boolean
  /** Some ad says it. */
  isSaid: boolean
  /** Of a choice; a number is asked for by a range. */
  choices?:
    | readonly { code: string; name: string; count?: string | undefined; isChecked: boolean }[]
    | undefined
  from?: string | undefined
  to?: string | undefined
}

export type AttributeFilterFieldProps = {
  /** Id of the form these controls belong to. */
  formId: string
  /** What is asked, and what can be. */
  filter: AttributeFilter
}

const NUMBER = { inputMode: 'decimal', pattern: '[0-9 ,.]*', autoComplete: 'off' } as const

/** One thing that is said of what a list holds: ticks with counts, or a range; a `<details>`, open where it is asked for. */
export const AttributeFilterField = ({ formId, filter }: AttributeFilterFieldProps) => {
  const { key, name, unit, isAsked, choices, from, to } = filter

  return (
    <details className={styles.attribute} open={isAsked}>
      <summary>{name}</summary>
      {choices ? (
        <fieldset className={styles.choices}>
          <legend>{name}</legend>
          {choices.map((choice) => (
            <CheckboxField
              key={`${choice.code}-${choice.isChecked}`}
              form={formId}
              name={key}
              value={choice.code}
              label={choice.name}
              count={choice.count}
              defaultChecked={choice.isChecked}
            />
          ))}
        </fieldset>
      ) : (
        <fieldset className={styles.range}>
          <legend>{name}</legend>
          <TextField
            key={`od-${from}`}
            {...NUMBER}
            form={formId}
            name={`${key}-od`}
            label="od"
            defaultValue={from}
          />
          <TextField
            key={`do-${to}`}
            {...NUMBER}
            form={formId}
            name={`${key}-do`}
            label={unit ? `do (${unit})` : 'do'}
            defaultValue={to}
          />
        </fieldset>
      )}
    </details>
  )
}
