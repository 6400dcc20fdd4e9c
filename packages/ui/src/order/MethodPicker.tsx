import { formatExactly } from '@inzrt/domain/price'
import check from '../field/Check.module.css'
import { FieldError } from '../field/FieldError.tsx'
import styles from './MethodPicker.module.css'

/** A way to pay and what the whole order costs by it, in hundredths. */
export type MethodOffer = {
  method: 'gp_webpay' | 'sms' | 'credit'
  total: number
  /** What there is to pay from, where that is known. */
  balance?: number
}

export type MethodPickerProps = {
  id: string
  offers: readonly MethodOffer[]
  value: string
  onChange: (method: MethodOffer['method']) => void
  disabled?: boolean
  error?: string | undefined
}

const TEXTS = {
  gp_webpay: { name: 'Kartou', note: 'Na zabezpečené stránce banky.' },
  sms: { name: 'Prémiovou SMS', note: 'Zaplatíte odesláním zprávy, strhne ji váš operátor.' },
  credit: { name: 'Kreditem', note: 'Strhne se hned.' },
} as const

/** How an order is paid: the ways its section allows; a `<fieldset>` of radios with prices. */
export const MethodPicker = ({
  id,
  offers,
  value,
  onChange,
  disabled,
  error,
}: MethodPickerProps) => (
  <fieldset
    className={styles.methods}
    id={id}
    tabIndex={-1}
    aria-describedby={error ? `${id}-error` : undefined}
  >
    <legend>Způsob platby</legend>
    {offers.map(({ method, total, balance }) => (
      <label key={method}>
        <input
          className={check.box}
          type="radio"
          name={id}
          value={method}
          checked={value === method}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-${method}`}
          onChange={() => onChange(method)}
        />
        <span>
          <b>{TEXTS[method].name}</b>
          <small id={`${id}-${method}`}>
            {balance !== undefined && `Máte ${formatExactly(balance, 'CZK')}. `}
            {TEXTS[method].note}
          </small>
        </span>
        <span className={styles.price}>{formatExactly(total, 'CZK')}</span>
      </label>
    ))}
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
  </fieldset>
)
