import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { fromHundredths, hasAmount } from '@inzrt/domain/price'
import { decimalText } from '@inzrt/domain/text'
import { shownPrice } from '@inzrt/rules/ad'
import { type AdForm, wantToShow } from '@inzrt/rules/forms'
import { toTypedFacts } from '../../../ad/toTypedFacts.ts'
import type { SentPhoto } from '../photos/usePhotos.ts'
import { keptToken } from './toClaims.ts'

const amountOf = ({ type, amount }: AdDetail['price']): string =>
  hasAmount(type) && amount !== null ? decimalText(fromHundredths(amount)) : ''

/** Instead of a price that is shown nowhere. */
const NO_PRICE = { type: 'any', amount: null } as const

/** The ad with what its owner wants it to say: a change that waits is changed further. */
const asWanted = (ad: AdDetail): AdDetail => {
  if (!ad.change) return ad
  const { heading, content, price, attributes, images } = ad.change

  return { ...ad, heading, content, price, attributes, images: { data: images } }
}

/** An own ad as its form holds it. */
export const toEditValues = (detail: AdDetail): AdForm => {
  const ad = asWanted(detail)
  const price = shownPrice(ad) ?? NO_PRICE
  const contacts = {
    firstName: ad.firstName ?? '',
    lastName: ad.lastName ?? '',
    phone: ad.phoneNumber ?? '',
    email: ad.email ?? '',
  }

  return {
    ...contacts,
    type: ad.type,
    sectionSlug: ad.sectionSlug,
    heading: ad.heading,
    content: ad.content,
    price: { type: price.type, amount: amountOf(price) },
    attributes: toTypedFacts(ad.attributes),
    localityId: ad.PSC.id,
    images: [],
    nickname: ad.nickname ?? '',
    verificationCode: '',
    wantToShow: wantToShow(contacts, ad.showFields),
    password: '',
    promos: [],
    paymentMethod: 'free',
    rules: true,
    consentStartNow: false,
    coupon: '',
  }
}

/** The photos an ad has already, or is to have; they are kept by their ids. */
export const toKeptPhotos = (ad: AdDetail): SentPhoto[] =>
  (asWanted(ad).images?.data ?? []).map(({ id, detail_thumb_small }, index) => ({
    key: String(id),
    name: `fotka ${index + 1}`,
    preview: detail_thumb_small.url,
    state: { kind: 'done' },
    file: null,
    token: keptToken(id),
  }))
