import { hasAmount, PRICE_TYPES, type PriceType } from '@inzrt/domain/price'
import { SelectField } from '../field/SelectField.tsx'
import { TextField } from '../field/TextField.tsx'
import styles from './PriceFields.module.css'

type Price = { type: PriceType; amount: string }

export type PriceFieldsProps = {
  id: string
  value: Price
  /** Kinds of price the ad's type allows. */
  types?: readonly PriceType[]
  onChange: (price: Price) => void
  errors: { amount?: string | undefined; type?: string | undefined }
  disabled?: boolean
}

const LABELS: Readonly<Record<PriceType, string>> = {
  czk: 'v korunách',
  EUR: 'v eurech',
  agreement: 'Cena dohodou',
  offer: 'Cenu nabídněte',
  any: 'Cena nerozhoduje',
  in_text: 'Cena v textu',
  free: 'Zdarma',
}

/** The price of an ad: its kind and, where that has one, the amount; a `<fieldset>`. */
export const PriceFields = ({
  id,
  value,
  types = PRICE_TYPES,
  onChange,
  errors,
  disabled,
}: PriceFieldsProps) => (
  <fieldset className={styles.price}>
    <legend>Cena</legend>
    <SelectField
      id={`${id}.type`}
      name={`${id}-typ`}
      label="Druh ceny"
      options={types.map((type) => ({ value: type, label: LABELS[type] }))}
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
