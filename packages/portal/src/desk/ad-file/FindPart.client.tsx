'use client'

import { listQueueCall } from '@inzrt/contracts/desk/queue'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { FindAdForm } from '@inzrt/ui/moderation/ad-file/FindAdForm.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import { DeskPart } from '../DeskPart.client.tsx'
import { Queue } from '../queue/Queue.client.tsx'

const Found = ({ wanted }: { wanted: string }) => {
  const found = useAccountQuery(
    'listQueue',
    () => browserApi.call(listQueueCall, { query: { ad: wanted } }),
    `inzerat ${wanted}`,
  )

  return (
    <DeskPart own={found} failure="Inzerát se nepodařilo načíst">
      {({ data }) =>
        data.length > 0 ? (
          <Queue items={data} onDone={found.reload} />
        ) : (
          <EmptyState title="Takový inzerát tu není" icon={null} isLive />
        )
      }
    </DeskPart>
  )
}

/** Ads in whatever state by an address, the code printed in the paper or words of the heading. */
const FindPart = ({ wanted }: { wanted: string }) => (
  <>
    <FindAdForm action="/sprava" hidden={{ cast: 'inzerat' }} value={wanted} />
    {wanted !== '' && <Found wanted={wanted} />}
  </>
)

export default FindPart
