import type { AdvertiserProfile } from '@inzrt/contracts/browse/advertiser'
import { starsText } from '@inzrt/domain/deal'
import { countOf, nonBreaking, WORDS } from '@inzrt/domain/text'
import { formatDate } from '@inzrt/domain/time'
import type { AdvertiserHeadProps } from '@inzrt/ui/advertiser/AdvertiserHead.tsx'

const REACH = 'Napsat nebo zavolat můžete ze stránky každého inzerátu.'
const companyOf = (profile: AdvertiserProfile): readonly string[] =>
  [
    profile.companyName,
    profile.companyId && `IČO\u00a0${profile.companyId}`,
    profile.companyAddress,
  ].filter((part): part is string => Boolean(part))

/**
 * Who a profile is about, in words.
 * @param place name of the site after „na“
 */
export const toAdvertiserHead = (
  profile: AdvertiserProfile,
  place: string,
): AdvertiserHeadProps => ({
  name: profile.nickname,
  facts: [
    profile.kind === 'business' ? 'podnikatel' : 'soukromá osoba',
    nonBreaking(`na ${place} od ${formatDate(new Date(profile.memberSince), 'month')}`),
    countOf(profile.adsCount, WORDS.advert),
    ...(profile.rating ? [`hodnocení ${starsText(profile.rating.average)}`] : []),
  ],
  company: companyOf(profile),
  notes: [nonBreaking(REACH)],
})
