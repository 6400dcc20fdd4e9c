import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { formatPsc, hasPsc } from '@inzrt/domain/locality'
import { formatDate, relativeTime } from '@inzrt/domain/time'
import type { FactsTableProps } from '@inzrt/ui/detail/FactsTable.tsx'

const placeOf = ({ PSC }: AdDetail): string =>
  [...new Set([PSC.municipalityPartName, PSC.cityDistrictName, PSC.municipalityName])]
    .filter(Boolean)
    .join(', ')

/** A clock of ours that is a little behind makes nobody confirm in the future. */
const sinceThen = (moment: string, now: Date): string =>
  relativeTime(new Date(Math.min(Date.parse(moment), now.getTime())), now)

/** Facts of an ad that stand beside its text. */
export const toFacts = (ad: AdDetail, now: Date): FactsTableProps['facts'] => [
  ...(ad.attributes ?? []).map(({ name, text }) => ({ label: name, value: text })),
  { label: 'Lokalita', value: placeOf(ad) },
  ...(hasPsc(ad.PSC.psc)
    ? [
        { label: 'PSČ', value: formatPsc(ad.PSC.psc) },
        { label: 'Region', value: ad.PSC.regionName },
      ]
    : []),
  { label: 'Kód inzerátu', value: `${ad.dialCode.slice(0, 3)}\u00a0${ad.dialCode.slice(3)}` },
  ...(ad.confirmedAt
    ? [{ label: 'Ověřeno inzerentem', value: sinceThen(ad.confirmedAt, now) }]
    : []),
  { label: 'Vloženo', value: formatDate(new Date(ad.createdAt)) },
  ...(ad.validUntil ? [{ label: 'Platí do', value: formatDate(new Date(ad.validUntil)) }] : []),
]
