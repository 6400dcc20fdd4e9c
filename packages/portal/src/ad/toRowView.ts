import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import { formatDistance, localityName } from '@inzrt/domain/locality'
import { highlightRanges } from '@inzrt/domain/search'
import { nonBreaking } from '@inzrt/domain/text'
import { relativeTime } from '@inzrt/domain/time'
import { shownPrice } from '@inzrt/rules/ad'
import type { AdRowProps } from '@inzrt/ui/listing/AdRow.tsx'
import { thumbnail } from '../shell/images/thumbnail.ts'
import { toPerson } from './toPerson.ts'
import { toReasons } from './toReasons.ts'

/** The printed edition that ads alive at its deadline appear in. */
export type NextEdition = Readonly<{ number: number; deadlineAt: string }>

export type RowContext = Readonly<{
  now: Date
  /** Soonest edition of the newspaper; null where there is none. */
  edition: NextEdition | null
  /** Words that were searched for; they are underlined. */
  term?: string | undefined
}>

export type RowView = Omit<AdRowProps, 'LinkComponent' | 'isSmall' | 'headingLevel'>

/** Leaves out what says nothing: every row travels to the browser, and most have neither paid nor marks. */
const withoutEmpty = (row: RowView): RowView =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([, value]) => value !== undefined && value !== false && value !== null,
    ),
  ) as RowView

const printed = (ad: AdListItem, edition: NextEdition | null): string | undefined =>
  edition && ad.validUntil && Date.parse(ad.validUntil) >= Date.parse(edition.deadlineAt)
    ? nonBreaking(`v č. ${edition.number}`)
    : undefined

/** What one row of a list shows of an ad. */
export const toRowView = (ad: AdListItem, { now, edition, term }: RowContext): RowView =>
  withoutEmpty({
    href: `/${ad.slug}`,
    heading: nonBreaking(ad.heading),
    marks: term ? highlightRanges(ad.heading, ad.why?.matched.join(' ') ?? term) : undefined,
    type: ad.type,
    price: shownPrice(ad),
    person: toPerson(ad),
    said: ad.facts,
    locality: localityName(ad.PSC),
    distance: ad.distance === undefined ? undefined : formatDistance(ad.distance),
    age: relativeTime(new Date(ad.createdAt), now),
    edition: printed(ad, edition),
    image: ad.mainImageThumbPath ? thumbnail(ad.mainImageThumbPath) : null,
    sectionIcon: ad.sectionIcon,
    isHighlighted: ad.highlighted,
    isTopped: ad.topped,
    unpublished: ad.status === 'not_published' ? 'Nezveřejněno' : undefined,
    why: ad.why && { reasons: toReasons(ad.why) },
  })
