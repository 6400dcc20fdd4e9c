'use client'

import { listQueueCall } from '@inzrt/contracts/desk/queue'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useOwn } from '../../shell/own-lists/useOwn.ts'
import { DeskPart } from '../DeskPart.client.tsx'
import { QUEUE_KINDS, type QueuePartName } from '../moderationState.ts'
import { Queue } from './Queue.client.tsx'

const EMPTY = {
  schvalovani: 'Nic nečeká na schválení',
  hlaseni: 'Nikdo nic nehlásí',
  odvolani: 'Nikdo se neodvolal',
} as const

/** One kind of the queue. */
const QueuePart = ({ part }: { part: QueuePartName }) => {
  const queue = useOwn('listQueue', part, () =>
    browserApi.call(listQueueCall, { query: { kind: QUEUE_KINDS[part] } }),
  )

  return (
    <DeskPart own={queue} failure="Frontu se nepodařilo načíst">
      {({ data, meta }) =>
        data.length > 0 ? (
          <Queue items={data} total={meta.counts[QUEUE_KINDS[part]]} onDone={queue.reload} />
        ) : (
          <EmptyState title={EMPTY[part]} isLive />
        )
      }
    </DeskPart>
  )
}

export default QueuePart
