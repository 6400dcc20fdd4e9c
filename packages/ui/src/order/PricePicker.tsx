import { formatExactly } from '@inzrt/domain/price'
import check from '../field/Check.module.css'
import { FieldError } from '../field/FieldError.tsx'
import styles from './PricePicker.module.css'

/** One of several things that cost something else each, in hundredths. */
type PriceChoice<Value extends string | number> = {
  value: Value
  name: string
  note: string
  price: number
}

export type PricePickerProps<Value extends string | number> = {
  id: string
  legend: string
  /** One under another, each with its note and price. */
  choices: readonly PriceChoice<Value>[]
  value: string | number
  onChange: (value: Value) => void
  disabled?: boolean | undefined
  error?: string | undefined
  /** What there is to say beside the choices. */
  hint?: string | undefined
}

/** One of several things with their prices; a `<fieldset>` of radios. */
export const PricePicker = <Value extends string | number>({
  id,
  legend,
  choices,
  value: chosen,
  onChange,
  disabled,
  error,
  hint,
}: PricePickerProps<Value>) => (
  <fieldset
    className={styles.choices}
    id={id}
    tabIndex={-1}
    aria-describedby={
      [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
    }
  >
    <legend>{legend}</legend>
    {choices.map(({ value, name, note, price }) => (
      <label key={value}>
        <input
          className={check.box}
          type="radio"
          name={id}
          value={value}
          checked={value === chosen}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-${value}`}
          onChange={() => onChange(value)}
        />
        <span>
          <b>{name}</b>
          <small id={`${id}-${value}`}>{note}</small>
        </span>
        <span className={styles.price}>{formatExactly(price, 'CZK')}</span>
      </label>
    ))}
    {hint && (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )}
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
  </fieldset>
)
