import type { Queue } from '@inzrt/contracts/desk/queue'
import { REPORT_REASONS, type ReportReason } from '@inzrt/rules/moderation'
import { partHref } from '../moderationState.ts'

/** Ways to narrow reported ads by the reason given, each with its number of ads; the one chosen stays even when none is left. */
export const toReasonItems = (
  { counts, reasons }: Queue['meta'],
  chosen: ReportReason | null,
): { href: string; label: string; isCurrent: boolean }[] => {
  const isEmpty = chosen !== null && !reasons.some(({ reason }) => reason === chosen)
  const shown = isEmpty ? [...reasons, { reason: chosen, count: 0 }] : reasons

  return [
    { href: partHref('hlaseni'), label: `Všechna (${counts.report})`, isCurrent: chosen === null },
    ...shown.map(({ reason, count }) => ({
      href: `${partHref('hlaseni')}&duvod=${reason}`,
      label: `${REPORT_REASONS[reason]} (${count})`,
      isCurrent: reason === chosen,
    })),
  ]
}
