import type { AdForm } from '@inzrt/rules/forms'
import type { Priced } from '@inzrt/rules/order'
import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'
import type { PromoOffer } from '@inzrt/ui/order/PromoOffer.ts'
import { promotions, publication } from '../../order/thingsForSale.ts'

/** What of a new ad costs something: its publication in a paid section, and promotions. */
export const adThings = (
  { type, promos }: Readonly<{ type: AdForm['type']; promos: Readonly<AdForm['promos']> }>,
  section: SectionChoice | undefined,
  offers: readonly PromoOffer[],
): Priced[] => [
  ...(section?.paidTypes.includes(type) ? [publication(section)] : []),
  ...promotions(offers, promos),
]
