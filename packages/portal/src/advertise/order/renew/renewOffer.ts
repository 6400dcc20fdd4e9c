import type { Section } from '@inzrt/contracts/browse/section'
import type { RenewedAd } from '@inzrt/contracts/payment/orderCalls'
import { isPaidFor } from '@inzrt/rules/listing'
import { type Priced, renewedUntil } from '@inzrt/rules/order'
import { renewal } from '../thingsForSale.ts'

export type RenewOffer = Readonly<{
  /** Until when it would be valid; null when it cannot be renewed now. */
  until: Date | null
  thing: Priced
  isPaid: boolean
}>

/** What the renewal of an ad would bring and cost now. */
export const renewOffer = (ad: RenewedAd, section: Section, now: Date): RenewOffer => {
  const isPaid = isPaidFor(section, ad.type)
  const validity = {
    days: section.advertisementValidForDays,
    weeks: section.advertisementValidForWeeks,
    months: section.advertisementValidForMonths,
  }
  const life = {
    state: ad.state ?? 'published',
    validUntil: ad.validUntil ? new Date(ad.validUntil) : null,
  }

  return { until: renewedUntil(life, validity, now), thing: renewal(section, isPaid), isPaid }
}
