'use client'

import { listAudit } from '@inzrt/api-client/moderation/listAudit'
import { formatDateTime } from '@inzrt/domain/time'
import { DataTable } from '@inzrt/ui/moderation/records/DataTable.tsx'
import { useOwn } from '../../account/useOwn.ts'
import { browserApi } from '../../api/browserApi.ts'
import { DeskPart } from '../DeskPart.client.tsx'
import { actionText, detailText, entityText } from './auditTexts.ts'

const HEAD = ['Kdy', 'Kdo', 'Co', 'S čím', 'Podrobnosti'] as const

/** What people of ours did, the latest first. */
const AuditPart = () => {
  const audit = useOwn('listAudit', '', () => listAudit(browserApi))

  return (
    <DeskPart own={audit} failure="Záznam se nepodařilo načíst">
      {({ data }) => (
        <DataTable
          caption="Záznam o práci"
          head={HEAD}
          rows={data.map(({ id, at, actor, action, entity, entityId, detail }) => ({
            id,
            cells: [
              formatDateTime(new Date(at)),
              actor,
              actionText(action),
              entityText({ entity, entityId }),
              detailText(detail),
            ],
          }))}
        />
      )}
    </DeskPart>
  )
}

export default AuditPart
