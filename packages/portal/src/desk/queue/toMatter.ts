import type { OpenAppeal, OpenReport, QueueItem, ReportTally } from '@inzrt/contracts/desk/queue'
import { nonBreaking, plural, WORD_FORMS } from '@inzrt/domain/text'
import { formatDateTime } from '@inzrt/domain/time'
import { DECISION_GROUNDS, REPORT_REASONS } from '@inzrt/rules/moderation'
import type { MattersProps } from '@inzrt/ui/moderation/queue/Matters.tsx'
import { MEASURE_TEXTS } from '../../ad/eventTexts.ts'
import { toQueuePhoto } from './toQueuePhoto.ts'

const when = (at: string): string => nonBreaking(formatDateTime(new Date(at)))

const ofReport = (report: OpenReport): MattersProps['items'][number] => ({
  id: report.id,
  title: REPORT_REASONS[report.reason],
  text: report.explanation,
  photos: report.photos.map(({ path }) => toQueuePhoto(path)),
  by: [
    report.reporterName ?? 'bez podpisu',
    when(report.createdAt),
    ...(report.suggestedSection ? [`patří do rubriky ${report.suggestedSection}`] : []),
    ...(report.canBeAnswered ? ['čeká na odpověď'] : []),
  ].join(' · '),
})

/** Who was not told in full. */
const ofRest = (rest: number): MattersProps['items'] =>
  rest > 0
    ? [
        {
          id: 0,
          title: nonBreaking(`A ${plural(rest, WORD_FORMS.more)} ${rest}`),
          text: null,
          by: 'beze slov, nebo později',
        },
      ]
    : []

/** @example tallyTitle(tally) // 'Hlášení (12): Nevhodný obsah 9×, Špatná rubrika 3×' */
const tallyTitle = ({ total, counts }: ReportTally): string =>
  total === 1
    ? 'Hlášení'
    : nonBreaking(
        `Hlášení (${total}): ${counts.map(({ reason, count }) => `${REPORT_REASONS[reason]} ${count}×`).join(', ')}`,
      )

const ofDecision = ({ decision }: OpenAppeal): MattersProps['items'][number] => ({
  id: 0,
  title: `Napadené rozhodnutí: ${MEASURE_TEXTS[decision.measure]}`,
  text: [decision.ground && DECISION_GROUNDS[decision.ground].title, decision.facts]
    .filter(Boolean)
    .join(': '),
  by: `${decision.decidedBy} · ${when(decision.decidedAt)}`,
})

/** The ad as it stood before it was changed, or as its owner wanted it. */
const ofBefore = ({ before, decision }: OpenAppeal): MattersProps['items'] =>
  before
    ? [
        {
          id: -1,
          title: `${decision.measure === 'rejected' ? 'Zamítnutá změna' : 'Před změnou'}: ${before.heading}`,
          text: before.content,
          by: before.sectionName,
        },
      ]
    : []

/** What others say of an ad, as the queue shows it; null: nothing. */
export const toMatter = ({ reports, tally, appeal }: QueueItem): MattersProps | null => {
  if (appeal)
    return {
      title: appeal.isOwnDecision ? 'Odvolání proti vašemu rozhodnutí' : 'Odvolání',
      items: [
        {
          id: appeal.id,
          title: 'Inzerent píše',
          text: appeal.text,
          by: when(appeal.createdAt),
        },
        ofDecision(appeal),
        ...ofBefore(appeal),
      ],
    }

  return (
    tally && {
      title: tallyTitle(tally),
      items: [...reports.map(ofReport), ...ofRest(tally.total - reports.length)],
    }
  )
}
