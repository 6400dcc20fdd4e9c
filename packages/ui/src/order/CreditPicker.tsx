import { type CreditPackage, creditDiscount } from '@inzrt/domain/order'
import { formatExactly } from '@inzrt/domain/price'
import check from '../field/Check.module.css'
import styles from './MethodPicker.module.css'

export type CreditPickerProps = {
  id: string
  packages: readonly CreditPackage[]
  /** Credit of the package that is chosen. */
  value: number
  onChange: (credit: number) => void
  disabled?: boolean
}

/** How much credit to buy; a `<fieldset>` of radios with prices. */
export const CreditPicker = ({ id, packages, value, onChange, disabled }: CreditPickerProps) => (
  <fieldset className={styles.methods}>
    <legend>Dobít kredit kartou</legend>
    {packages.map(({ credit, price }) => (
      <label key={credit}>
        <input
          className={check.box}
          type="radio"
          name={id}
          value={credit}
          checked={value === credit}
          disabled={disabled}
          aria-describedby={`${id}-${credit}`}
          onChange={() => onChange(credit)}
        />
        <span>
          <b>Kredit {formatExactly(credit, 'CZK')}</b>
          <small id={`${id}-${credit}`}>
            O{'\u00a0'}
            {creditDiscount({ credit, price })}
            {'\u00a0'}% levněji.
          </small>
        </span>
        <span className={styles.price}>{formatExactly(price, 'CZK')}</span>
      </label>
    ))}
  </fieldset>
)
