'use client'

import { listAuditCall } from '@inzrt/contracts/desk/adminUser'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import { DeskPart } from '../DeskPart.client.tsx'
import { AuditTable } from './AuditTable.tsx'

/** What staff did, the latest first. */
const AuditPart = () => {
  const audit = useAccountQuery('listAudit', () => browserApi.call(listAuditCall))

  return (
    <DeskPart own={audit} failure="Záznam se nepodařilo načíst">
      {({ data }) => <AuditTable entries={data} />}
    </DeskPart>
  )
}

export default AuditPart
