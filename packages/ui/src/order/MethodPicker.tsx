import { formatExactly } from '@inzrt/domain/price'
import { countOf, nonBreaking, WORD_FORMS } from '@inzrt/domain/text'
import { PricePicker } from './PricePicker.tsx'

/** A way to pay and what the whole order costs by it, in hundredths. */
export type MethodOffer = {
  method: 'gp_webpay' | 'sms' | 'credit' | 'invoice'
  total: number
  /** What there is to pay from, where that is known. */
  balance?: number
  /** Days until it is due, of an invoice. */
  days?: number
}

export type MethodPickerProps = {
  id: string
  offers: readonly MethodOffer[]
  value: string
  onChange: (method: MethodOffer['method']) => void
  disabled?: boolean
  error?: string | undefined
  /** Why a way is missing that is there at other times. */
  hint?: string | undefined
}

const TEXTS = {
  gp_webpay: { name: 'Kartou', note: 'Na zabezpečené stránce banky.' },
  sms: { name: 'Prémiovou SMS', note: 'Zaplatíte odesláním zprávy, strhne ji váš operátor.' },
  credit: { name: 'Kreditem', note: 'Strhne se hned.' },
  invoice: { name: 'Na fakturu', note: 'Pošleme ji hned e-mailem, služba na ni nečeká.' },
} as const

const noteOf = ({ method, balance, days }: MethodOffer): string => {
  const { note } = TEXTS[method]
  if (balance !== undefined) return `Máte ${formatExactly(balance, 'CZK')}. ${note}`

  return days === undefined
    ? note
    : nonBreaking(`Zaplatíte do ${countOf(days, WORD_FORMS.dayGenitive)}. ${note}`)
}

/** How an order is paid: the ways its section allows; a `<fieldset>` of radios with prices. */
export const MethodPicker = ({ offers, ...field }: MethodPickerProps) => (
  <PricePicker
    {...field}
    legend="Způsob platby"
    choices={offers.map((offer) => ({
      value: offer.method,
      price: offer.total,
      name: TEXTS[offer.method].name,
      note: noteOf(offer),
    }))}
  />
)
