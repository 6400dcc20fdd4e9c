import type { AuditEntry } from '@inzrt/contracts/desk/adminUser'
import { formatDateTime } from '@inzrt/domain/time'
import { DataTable } from '@inzrt/ui/moderation/records/DataTable.tsx'
import { adHref } from '../moderationState.ts'
import { actionText, detailText, entityText } from './auditTexts.ts'

const HEAD = ['Kdy', 'Kdo', 'Co', 'S čím', 'Podrobnosti'] as const

/** What something was done to, and the ad it is about at the desk. */
const Subject = ({ ad, ...thing }: Pick<AuditEntry, 'ad' | 'entity' | 'entityId'>) => (
  <>
    {entityText(thing)}
    {ad && (
      <>
        <br />
        <a href={adHref(ad.slug)}>{ad.heading}</a>
      </>
    )}
  </>
)

export type AuditTableProps = {
  /** What was done, by whom and when. */
  entries: readonly AuditEntry[]
}

/** Entries of the log, the latest first. */
export const AuditTable = ({ entries }: AuditTableProps) => (
  <DataTable
    caption="Záznam o práci"
    head={HEAD}
    rows={entries.map(({ id, at, actor, action, detail, ...thing }) => ({
      id,
      cells: [
        formatDateTime(new Date(at)),
        actor,
        actionText(action),
        <Subject key="subject" {...thing} />,
        detailText(detail),
      ],
    }))}
  />
)
