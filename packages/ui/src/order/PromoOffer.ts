import type { Promo } from '@inzrt/rules/forms'

/** A promotion as it is offered; prices in hundredths of a crown, with VAT. */
export type PromoOffer = {
  code: Promo
  promoId: number
  /** „Zvýraznění“. */
  name: string
  days: number
  card: number
  /** null: cannot be paid by SMS. */
  sms: number | null
}
