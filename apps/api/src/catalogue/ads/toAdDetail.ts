import type { AdImage } from '@inzrt/contracts/ads/advertisement'
import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { imageUrl } from '@inzrt/contracts/ads/image'
import { maskPhone } from '@inzrt/domain/contact'
import { adStatus } from '@inzrt/rules/ad'
import { attributeFacts, attributesOf } from '@inzrt/rules/attributes'
import type { adImages } from '../../platform/database/schema/adImages.ts'
import type { editions } from '../../platform/database/schema/editions.ts'
import type { SectionNode } from '../sections/SectionNode.ts'
import { themeOf } from '../sections/themeOf.ts'
import { topOf } from '../sections/topOf.ts'
import type { AdRecord } from './ads.repository.ts'
import { toLocality } from './toLocality.ts'
import { toRowFacts } from './toRowFacts.ts'

type Image = typeof adImages.$inferSelect
type Edition = typeof editions.$inferSelect
type Ad = AdRecord['ad']

const isRunning = (until: Date | null, now: Date): boolean => until !== null && until > now

/** The contacts the advertiser shows. The e-mail address never leaves, the phone only masked. */
const shownContacts = (ad: Ad): Partial<AdDetail> => ({
  ...(ad.showName && { firstName: ad.firstName }),
  ...(ad.showSurname && { lastName: ad.lastName }),
  ...(ad.showPhone && ad.phone && { phoneNumber: maskPhone(ad.phone) }),
  nickname: ad.nickname,
  showFields: {
    name: ad.showName,
    surname: ad.showSurname,
    phone: ad.showPhone,
    email: ad.showEmail,
  },
})

const replyBySms = ({ source }: Ad, { smsNumber, smsPrice }: SectionNode): Partial<AdDetail> =>
  source === 'sms' && smsNumber && smsPrice !== null
    ? { replyBySms: { number: smsNumber, price: smsPrice } }
    : {}

/** The top section above, which the wire calls category. */
const toEdition = (edition: Edition) => ({
  number: edition.number,
  year: edition.year,
  deadlineAt: edition.deadlineAt.toISOString(),
  releaseDate: edition.releaseDate,
})

/** An ad as anybody may see it. */
export const toAdDetail = (
  { ad, locality }: AdRecord,
  section: SectionNode,
  edition: Edition | null,
  now: Date,
): AdDetail => ({
  slug: ad.slug,
  heading: ad.heading,
  content: ad.content,
  type: ad.type,
  status: adStatus(ad.state),
  highlighted: isRunning(ad.highlightedUntil, now),
  topped: isRunning(ad.toppedUntil, now),
  categorySlug: topOf(section).slug,
  sectionSlug: section.slug,
  sectionTheme: themeOf(section.brandCode),
  price: { type: ad.priceType, amount: ad.priceAmount },
  ...(section.isDating && { isDating: true }),
  attributeSet: section.attributeSet,
  attributes: [...attributeFacts(attributesOf(section.attributeSet, ad.type), ad.attributes)],
  ...toRowFacts(ad, section),
  mainImageId: ad.mainImageId,
  PSC: toLocality({ ...locality, localityId: locality.id }),
  showFields: { name: false, surname: false, phone: false, email: false },
  ...shownContacts(ad),
  ...replyBySms(ad, section),
  ...(section.requiresAgeProof && { needsAgeProof: true }),
  dialCode: ad.dialCode,
  createdAt: ad.createdAt.toISOString(),
  validUntil: ad.validUntil?.toISOString() ?? null,
  confirmedAt: ad.confirmedAt?.toISOString() ?? null,
  edition: edition && toEdition(edition),
  ...(ad.printWording && { wording: ad.printWording }),
})

/** Pictures in the advertiser's order, the main one first. */
export const toAdImages = (images: readonly Image[], mainImageId: number | null): AdImage[] =>
  images
    .toSorted((a, b) => Number(b.id === mainImageId) - Number(a.id === mainImageId))
    .map(({ id, path, width, height }) => ({
      id,
      detail_thumb_small: { id, url: imageUrl(path, 'small') },
      original: { path },
      width,
      height,
    }))
