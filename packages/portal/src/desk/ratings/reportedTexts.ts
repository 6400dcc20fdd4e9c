import type { ReportedRating } from '@inzrt/contracts/desk/reportedRating'
import { formatCount, nonBreaking } from '@inzrt/domain/text'
import { formatDate, formatDateTime } from '@inzrt/domain/time'
import { starsText } from '@inzrt/rules/deal'
import type { ComplaintCardProps } from '@inzrt/ui/moderation/complaints/ComplaintCard.tsx'

/** Since when a reported rating waits. */
export const reportedState = ({ reports }: ReportedRating): ComplaintCardProps['state'] => ({
  text: nonBreaking(`čeká od ${formatDateTime(new Date(reports.firstAt))}`),
  tone: 'waiting',
})

const SIDES = { seller: 'Prodávající', buyer: 'Kupující' } as const

/** What is known of a reported rating beside its words, with what the first reporters say. */
export const ratingFacts = ({ stars, ratedAs, nickname, ratedAt, reports }: ReportedRating) => [
  { label: 'Hvězdičky', value: starsText(stars) },
  { label: 'Hodnocený', value: [SIDES[ratedAs], nickname ?? 'bez profilu'].join(', ') },
  { label: 'Napsáno', value: formatDate(new Date(ratedAt)) },
  {
    label: `${formatCount(reports.total)}\u00a0hlášení`,
    value: reports.explanations.map((explanation) => `„${explanation}“`).join(' '),
  },
]
