'use client'

import { listQueueCall, type Queue as QueueAnswer } from '@inzrt/contracts/desk/queue'
import type { ReportReason } from '@inzrt/rules/moderation'
import { FilterNav } from '@inzrt/ui/account/FilterNav.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import { DeskPart } from '../DeskPart.client.tsx'
import { QUEUE_KINDS, type QueuePartName } from '../moderationState.ts'
import { Queue } from './Queue.client.tsx'
import { toReasonItems } from './toReasonItems.ts'

const EMPTY = {
  schvalovani: 'Nic nečeká na schválení',
  hlaseni: 'Nikdo nic nehlásí',
  odvolani: 'Nikdo se neodvolal',
} as const

type QueuePartProps = {
  part: QueuePartName
  /** Why ads were reported that are shown; null: all. */
  reason: ReportReason | null
}

const NONE_OF_REASON = 'S\u00a0tímto důvodem nic nečeká'

/** One kind of the queue. */
const QueuePart = ({ part, reason }: QueuePartProps) => {
  const queue = useAccountQuery(
    'listQueue',
    () =>
      browserApi.call(listQueueCall, {
        query: { kind: QUEUE_KINDS[part], ...(reason && { reason }) },
      }),
    `${part} ${reason ?? ''}`,
  )
  const totalOf = ({ counts, reasons }: QueueAnswer['meta']): number =>
    reason === null
      ? counts[QUEUE_KINDS[part]]
      : (reasons.find((each) => each.reason === reason)?.count ?? 0)

  return (
    <DeskPart own={queue} failure="Frontu se nepodařilo načíst">
      {({ data, meta }) => (
        <>
          {part === 'hlaseni' && (meta.reasons.length > 0 || reason) && (
            <FilterNav label="Důvod hlášení" items={toReasonItems(meta, reason)} />
          )}
          {data.length > 0 ? (
            <Queue items={data} total={totalOf(meta)} onDone={queue.reload} />
          ) : (
            <EmptyState title={reason ? NONE_OF_REASON : EMPTY[part]} icon={null} isLive />
          )}
        </>
      )}
    </DeskPart>
  )
}

export default QueuePart
