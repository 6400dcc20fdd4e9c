import type { AdvertiserProfile } from '@inzrt/contracts/browse/advertiser'
import { countOf, nonBreaking, WORD_FORMS } from '@inzrt/domain/text'
import { formatDate } from '@inzrt/domain/time'
import { starsText } from '@inzrt/rules/deal'
import { sellerKindText } from '@inzrt/rules/names'
import type { AdvertiserHeadProps } from '@inzrt/ui/advertiser/AdvertiserHead.tsx'
import { imageUrl } from '../../shell/images/imageUrl.ts'
import { companyName } from './companyName.ts'

const REACH = 'Napsat nebo zavolat můžete ze stránky každého inzerátu.'
/** A page is no ad: what is wrong with it comes to moderators with one. */
const REPORT =
  'Vadí vám na stránce logo, text nebo odkaz? Nahlaste kterýkoli inzerát firmy a napište, o co jde.'

/** What the heading does not say already. */
const companyOf = (profile: AdvertiserProfile): readonly string[] => {
  const isHeading = companyName(profile) !== null

  return [
    isHeading ? undefined : profile.companyName,
    profile.companyId && `IČO\u00a0${profile.companyId}`,
    profile.companyAddress,
    isHeading && `přezdívka ${profile.nickname}`,
  ].filter((part): part is string => Boolean(part))
}

const hasOwnWords = ({ about, logo, web }: AdvertiserProfile): boolean =>
  Boolean(about || logo || web)

/** As people say it: without what every web address has. */
const webLabel = (web: string): string => web.replace(/^https:\/\//, '').replace(/\/$/, '')

/**
 * Who a profile is about, in words.
 * @param place name of the site after „na“
 */
export const toAdvertiserHead = (
  profile: AdvertiserProfile,
  place: string,
): AdvertiserHeadProps => ({
  name: companyName(profile) ?? profile.nickname,
  logo: profile.logo && {
    width: profile.logo.width,
    height: profile.logo.height,
    src: imageUrl(profile.logo.path, 'small'),
  },
  facts: [
    sellerKindText(profile.kind),
    nonBreaking(`na ${place} od ${formatDate(new Date(profile.memberSince), 'month')}`),
    countOf(profile.adsCount, WORD_FORMS.advert),
    ...(profile.rating ? [`hodnocení ${starsText(profile.rating.average)}`] : []),
  ],
  company: companyOf(profile),
  web: profile.web ? { href: profile.web, label: webLabel(profile.web) } : undefined,
  notes: [REACH, ...(hasOwnWords(profile) ? [REPORT] : [])].map(nonBreaking),
})
