import { hasAmount, PRICE_TYPES, type PriceType, priceWords } from '@inzrt/domain/price'
import { shownLabel } from '@inzrt/rules/forms'
import { SelectField } from '../field/SelectField.tsx'
import { TextField } from '../field/TextField.tsx'
import styles from './PriceFields.module.css'

type Price = { type: PriceType; amount: string }

export type PriceFieldsProps = {
  id: string
  value: Price
  /** Kinds of price the ad's type allows. */
  types?: readonly PriceType[]
  /** Who looks for people leaves the price out rather than to say that it does not matter. */
  isDating?: boolean
  onChange: (price: Price) => void
  /** What is wrong with the kind or the amount. */
  errors: { amount?: string | undefined; type?: string | undefined }
  disabled?: boolean
}

const CURRENCIES = { czk: 'v korunách', EUR: 'v eurech' } as const

const labelOf = (type: PriceType, isDating: boolean): string => {
  if (hasAmount(type)) return CURRENCIES[type]

  return isDating && type === 'any' ? 'bez ceny' : priceWords(type)
}

/** The price of an ad: its kind and, where that has one, the amount; a `<fieldset>`. */
export const PriceFields = ({
  id,
  value,
  types = PRICE_TYPES,
  isDating = false,
  onChange,
  errors,
  disabled,
}: PriceFieldsProps) => (
  <fieldset className={styles.price}>
    <legend>Cena</legend>
    <SelectField
      id={`${id}.type`}
      name={`${id}-typ`}
      label={shownLabel('priceType')}
      options={types.map((type) => ({ value: type, label: labelOf(type, isDating) }))}
      value={value.type}
      error={errors.type}
      disabled={disabled}
      onChange={({ target }) => onChange({ ...value, type: target.value as PriceType })}
    />
    {hasAmount(value.type) && (
      <TextField
        id={`${id}.amount`}
        name={`${id}-castka`}
        label={value.type === 'czk' ? 'Částka v Kč' : 'Částka v €'}
        inputMode={value.type === 'czk' ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={value.amount}
        error={errors.amount}
        disabled={disabled}
        required
        onChange={({ target }) => onChange({ ...value, amount: target.value })}
      />
    )}
  </fieldset>
)
