import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { countOf, nonBreaking, plural, WORD_FORMS } from '@inzrt/domain/text'
import { advertiserName, profilePath, sellerKindText } from '@inzrt/rules/names'
import { RATINGS_ID, summaryOf } from '../../ad/rating/ratingTexts.ts'
import { SELLERS_ADS_ID } from './related/sellersAdsId.ts'

const kindOf = ({ advertiser }: AdDetail): string => {
  const { kind, companyId } = advertiser?.data ?? { kind: 'private' }
  const text = sellerKindText(kind)

  return kind === 'business' && companyId ? nonBreaking(`${text}, IČO ${companyId}`) : text
}

const PRIVATE_RIGHTS =
  'Od soukromé osoby nekupujete jako spotřebitel: zboží nejde do 14\u00a0dnů vrátit bez důvodu.'
const TRADER_RIGHTS = 'Od podnikatele nakupujete se všemi právy spotřebitele.'

/** What the law gives a buyer; an ad that seeks something or somebody sells nothing. */
const rightsOf = ({ type, isDating, advertiser }: AdDetail): string | undefined => {
  if (type === 'inquiry' || isDating) return undefined

  return advertiser?.data.kind === 'business' ? TRADER_RIGHTS : PRIVATE_RIGHTS
}

/** All others of theirs, of which the page shows the newest. */
const moreAds = (all: number, shown: number): string => {
  const count = Math.max(all, shown)

  return `${plural(count, WORD_FORMS.more)} ${countOf(count, WORD_FORMS.advert)}`
}

/**
 * Who advertises, as far as they let the public know.
 * @param place name of the site after „na“
 * @param others how many other ads of theirs the page shows
 */
export const toSeller = (ad: AdDetail, place: string, others = 0) => {
  const about = ad.advertiser?.data
  const profileHref =
    (about?.hasProfile && about.nickname && profilePath(about.nickname)) || undefined
  const since = about?.memberSince?.slice(0, 4)

  return {
    name: advertiserName({
      ...ad,
      nickname: ad.nickname || about?.nickname,
      companyName: about?.companyName,
    }),
    kind: kindOf(ad),
    rights: rightsOf(ad),
    profileHref,
    rating:
      profileHref && about?.rating
        ? { ...summaryOf(about.rating), href: `${profileHref}#${RATINGS_ID}` }
        : undefined,
    since: since && nonBreaking(`Na ${place} od roku ${since}`),
    otherAds:
      others > 0
        ? { href: `#${SELLERS_ADS_ID}`, label: moreAds((about?.adsCount ?? 1) - 1, others) }
        : undefined,
  }
}
