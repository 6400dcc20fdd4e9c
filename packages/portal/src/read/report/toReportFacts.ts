import type { FollowedReport } from '@inzrt/contracts/desk/report'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDateTime } from '@inzrt/domain/time'
import { REPORT_REASONS } from '@inzrt/rules/moderation'
import { MEASURE_TEXTS } from '../../ad/eventTexts.ts'

const OUTCOMES: Readonly<Record<FollowedReport['state'], string>> = {
  waiting: 'Hlášení čeká. Přečte ho člověk a výsledek najdete tady i v e-mailu.',
  upheld: 'Hlášení jsme vyhověli.',
  dismissed: 'Hlášení jsme nevyhověli, inzerát zůstává.',
  duplicate: 'Totéž jsme už posoudili podle jiného hlášení.',
  gone: 'Inzerát mezitím smazal ten, kdo ho vložil, a hlášení tím uzavíráme.',
}

const REVERSED = 'Hlášení jsme vyhověli, po odvolání inzerenta jsme ale rozhodnutí zrušili.'

/** How a report ended, in a sentence. */
export const outcomeText = ({
  state,
  isReversed,
}: Pick<FollowedReport, 'state' | 'isReversed'>): string =>
  nonBreaking(isReversed ? REVERSED : OUTCOMES[state])

const when = (at: string): string => nonBreaking(formatDateTime(new Date(at)))

/** What is known of a report, for the person who sent it. */
export const toReportFacts = (report: FollowedReport) => [
  { label: 'Číslo', value: String(report.reportNo) },
  { label: 'Důvod', value: REPORT_REASONS[report.reason] },
  { label: 'Přijato', value: when(report.receivedAt) },
  ...(report.decidedAt ? [{ label: 'Rozhodnuto', value: when(report.decidedAt) }] : []),
  ...(report.measure ? [{ label: 'Co jsme udělali', value: MEASURE_TEXTS[report.measure] }] : []),
  ...(report.note ? [{ label: 'Proč', value: report.note }] : []),
]
