import { formatMoney } from '@inzrt/domain/price'
import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { PROMOS, type Promo } from '@inzrt/rules/forms'
import { BOTH_PROMOS_LESS } from '@inzrt/rules/order'
import check from '../field/Check.module.css'
import { FieldError } from '../field/FieldError.tsx'
import { PromoExample } from './PromoExample.tsx'
import type { PromoOffer } from './PromoOffer.ts'
import styles from './PromoPicker.module.css'

export type PromoPickerProps = {
  id: string
  legend: string
  offers: readonly PromoOffer[]
  value: readonly Promo[]
  onChange: (promos: Promo[]) => void
  disabled?: boolean
  error?: string | undefined
}

const WORDS_OF = {
  highlighting: 'Barevný podklad a\u00a0linka, kterých si lidé v\u00a0seznamu všimnou.',
  topping: 'Místo před ostatními v\u00a0rubrice i\u00a0ve\u00a0výsledcích hledání.',
} as const satisfies Record<Promo, string>

const priceOf = ({ card, sms }: PromoOffer): string =>
  sms === null || sms === card
    ? formatMoney(card, 'CZK')
    : `${formatMoney(card, 'CZK')} kartou, ${formatMoney(sms, 'CZK')} přes SMS`

/** What an ad may have for money; a `<fieldset>` of tick boxes drawn as cards, each with an example. */
export const PromoPicker = ({
  id,
  legend,
  offers,
  value,
  onChange,
  disabled,
  error,
}: PromoPickerProps) => {
  const hasBoth = PROMOS.every((promo) => offers.some(({ code }) => code === promo))
  const toggle = (code: Promo) =>
    onChange(value.includes(code) ? value.filter((one) => one !== code) : [...value, code])

  return (
    <fieldset
      className={styles.promos}
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{legend}</legend>
      <div className={styles.cards}>
        {offers.map((offer) => (
          <label key={offer.code} className={styles.card}>
            <input
              className={check.box}
              type="checkbox"
              name={id}
              value={offer.code}
              checked={value.includes(offer.code)}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-${offer.code}`}
              onChange={() => toggle(offer.code)}
            />
            <span className={styles.head}>
              <span className={styles.name}>{offer.name}</span>
              <span>na {countOf(offer.days, WORD_FORMS.day)}</span>
            </span>
            <span className={styles.words} id={`${id}-${offer.code}`}>
              <b>{priceOf(offer)}</b>
              <span>{WORDS_OF[offer.code]}</span>
            </span>
            <PromoExample promo={offer.code} />
          </label>
        ))}
      </div>
      {hasBoth && (
        <p>
          Obojí najednou stojí kartou o{'\u00a0'}
          {formatMoney(BOTH_PROMOS_LESS, 'CZK')} méně.
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
