import type { Advertiser } from '@inzrt/contracts/ads/advertisement'
import type { AD_INCLUDES, AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { isUnder } from '../advertisers/isUnder.ts'
import { toRatingSummary } from '../advertisers/ratingsOf.ts'
import { toAdvertiser } from '../advertisers/toAdvertiser.ts'
import { isPrinted } from '../editions/isPrinted.ts'
import type { SectionCatalogue } from '../sections/SectionCatalogue.ts'
import { topOf } from '../sections/topOf.ts'
import { toSectionHit } from '../sections/toSection.ts'
import type { AdRecord, AdsRepository } from './ads.repository.ts'
import { isPublished } from './isPublished.ts'
import { toAdDetail, toAdImages } from './toAdDetail.ts'
import { toAdPrint } from './toAdPrint.ts'

type Include = (typeof AD_INCLUDES)[number]

/** Nobody learns whose an ad is that does not stand under its account's nickname. */
const readAdvertiser = async (
  ads: AdsRepository,
  { ad, user }: AdRecord,
  now: Date,
): Promise<Advertiser> => {
  if (!user || !isUnder(ad, user)) {
    const kind = user?.kind ?? ad.sellerKind

    return { nickname: ad.nickname, kind, memberSince: null, adsCount: 1 }
  }
  const standing = await ads.standing(user.id, ad.brandCode)
  const hasProfile = standing?.isPublic && isPublished(ad, now)
  const rating = hasProfile ? toRatingSummary(standing.rating) : null

  return {
    ...toAdvertiser(user),
    adsCount: standing?.adsCount ?? 0,
    ...(hasProfile && { hasProfile }),
    ...(rating && { rating }),
  }
}

/** An ad with what the caller wants beside it, all read at once. */
export const readAd = async (
  ads: AdsRepository,
  catalogue: SectionCatalogue,
  record: AdRecord,
  include: readonly Include[],
  now: Date,
): Promise<AdDetail> => {
  const wants = (one: Include): boolean => include.includes(one)
  const [edition, print, images, advertiser, promos] = await Promise.all([
    isPrinted(record.ad) ? ads.nextEdition(record.ad.printFrom) : null,
    ads.lastPrint(record.ad.id),
    wants('images') ? ads.images(record.ad.id) : undefined,
    wants('advertiser') ? readAdvertiser(ads, record, now) : undefined,
    wants('promos') ? ads.promos(record.ad.id) : undefined,
  ])
  const section = await catalogue.sectionOf(record.ad)

  return {
    ...toAdDetail(record, section, edition, now),
    ...(print && { printed: toAdPrint(print, now) }),
    ...(images && { images: { data: toAdImages(images, record.ad.mainImageId) } }),
    ...(advertiser && { advertiser: { data: advertiser } }),
    ...(wants('section') && {
      section: {
        data: { ...toSectionHit(section), categoryName: topOf(section).name },
      },
    }),
    ...(promos && {
      promos: {
        data: promos.map(({ endsAt, ...promo }) => ({
          ...promo,
          endsAt: endsAt?.toISOString() ?? null,
        })),
      },
    }),
  }
}
