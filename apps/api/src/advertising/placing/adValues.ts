import type { SentChange } from '@inzrt/contracts/ads/adBody'
import { parsePhone } from '@inzrt/domain/contact'
import { showFlags } from '@inzrt/domain/forms'
import { toHundredths } from '@inzrt/domain/price'
import { adTexts } from './adTexts.ts'

const filled = (text: string): string | null => text.trim() || null

/** What is stored of an ad's texts, price and contacts, and what the search finds it by. */
export const adValues = ({ ad }: Pick<SentChange, 'ad'>, heading: string) => {
  const { content, price, localityId, wantToShow } = ad
  const phone = parsePhone(ad.phone)
  const priceAmount = toHundredths(price.amount)

  return {
    ...adTexts({ heading, content, priceType: price.type, priceAmount, phone }),
    localityId,
    firstName: filled(ad.firstName),
    lastName: filled(ad.lastName),
    nickname: filled(ad.nickname),
    phone,
    email: filled(ad.email),
    ...showFlags(wantToShow, ad),
  }
}
