import type { IntakeBody } from '@inzrt/contracts/desk/intake'
import { parsePhone } from '@inzrt/domain/contact'
import { hasAmount, toHundredths } from '@inzrt/domain/price'
import type { CheckedAd } from '../../advertise/ad-form/toAdBody.ts'
import { parseEdition } from './editionOptions.ts'

/** An ad taken down as the wire wants it. */
export const toIntakeBody = (ad: CheckedAd, edition: string): IntakeBody => ({
  type: ad.type,
  sectionSlug: ad.section,
  heading: ad.heading,
  content: ad.content,
  price_type: ad.price.type,
  price_value: hasAmount(ad.price.type) ? toHundredths(ad.price.amount) : null,
  pscId: ad.psc,
  firstName: ad.name,
  phoneNumber: parsePhone(ad.phone) ?? '',
  printFrom: parseEdition(edition),
})
