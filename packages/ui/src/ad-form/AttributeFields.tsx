import { type Attribute, offeredChoices, type TypedAttributes } from '@inzrt/rules/attributes'
import type { FieldErrors } from '@inzrt/rules/forms'
import { FieldError } from '../field/FieldError.tsx'
import { SelectField } from '../field/SelectField.tsx'
import { TextField } from '../field/TextField.tsx'
import styles from './AttributeFields.module.css'

export type AttributeFieldsProps = {
  id: string
  /** What is asked of the thing, in its order. */
  attributes: readonly Attribute[]
  /** What is typed or chosen, by the names of attributes. */
  values: TypedAttributes
  /** Of the whole form, by field: `attributes.rok`. */
  errors: FieldErrors
  /** Only what is offered has to say what is required. */
  isOffered: boolean
  disabled?: boolean
  /** Tells all values, and which one is another. */
  onChange: (values: TypedAttributes, key: string) => void
}

const labelOf = (attribute: Attribute): string =>
  attribute.kind === 'number' && attribute.unit
    ? `${attribute.name} (${attribute.unit})`
    : attribute.name

/** Several things are said in it. */
const isLong = (attribute: Attribute): boolean =>
  attribute.kind === 'text' && attribute.longest > 100

const inputModeOf = (attribute: Attribute) => {
  if (attribute.kind === 'text') return 'text'

  return attribute.kind === 'number' && attribute.hasTenths ? 'decimal' : 'numeric'
}

/** What is said of the thing itself, as its section asks; a `<fieldset>`. */
export const AttributeFields = ({
  id,
  attributes,
  values,
  errors,
  isOffered,
  disabled,
  onChange,
}: AttributeFieldsProps) => (
  <fieldset
    id={id}
    className={styles.attributes}
    tabIndex={-1}
    aria-describedby={errors.attributes ? `${id}-error` : undefined}
  >
    <legend>Údaje</legend>
    {attributes.map((attribute) => {
      const { key, hint } = attribute
      const field = {
        id: `${id}.${key}`,
        name: `${id}-${key}`,
        label: labelOf(attribute),
        hint,
        error: errors[`attributes.${key}`],
        value: values[key] ?? '',
        required: isOffered && attribute.isRequired === true,
        disabled,
      }
      const change = (value: string) => onChange({ ...values, [key]: value }, key)

      return attribute.kind === 'choice' ? (
        <SelectField
          key={key}
          {...field}
          options={[
            { value: '', label: 'neuvedeno' },
            ...offeredChoices(attribute, values[key]).map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <div key={key} className={isLong(attribute) ? styles.wide : undefined}>
          <TextField
            {...field}
            inputMode={inputModeOf(attribute)}
            autoComplete="off"
            onChange={({ target }) => change(target.value)}
          />
        </div>
      )
    })}
    {errors.attributes && <FieldError id={`${id}-error`}>{errors.attributes}</FieldError>}
  </fieldset>
)
