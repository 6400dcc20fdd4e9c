import { formatExactly } from '@inzrt/domain/price'
import { PricePicker } from './PricePicker.tsx'

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

const noteOf = ({ method, balance }: MethodOffer): string =>
  balance === undefined
    ? TEXTS[method].note
    : `Máte ${formatExactly(balance, 'CZK')}. ${TEXTS[method].note}`

/** How an order is paid: the ways its section allows; a `<fieldset>` of radios with prices. */
export const MethodPicker = ({ offers, ...field }: MethodPickerProps) => (
  <PricePicker
    {...field}
    legend="Způsob platby"
    choices={offers.map((offer) => ({
      ...{ value: offer.method, price: offer.total },
      ...{ name: TEXTS[offer.method].name, note: noteOf(offer) },
    }))}
  />
)
