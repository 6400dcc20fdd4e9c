'use client'

import { listReportedRatingsCall } from '@inzrt/contracts/desk/reportedRating'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { ComplaintList } from '@inzrt/ui/moderation/complaints/ComplaintList.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import { DeskPart } from '../DeskPart.client.tsx'
import { RatingItem } from './RatingItem.client.tsx'

/** Reported ratings that wait, the oldest first. */
const RatingsPart = () => {
  const reported = useAccountQuery('listReportedRatings', () =>
    browserApi.call(listReportedRatingsCall, {}),
  )

  return (
    <DeskPart own={reported} failure="Hodnocení se nepodařilo načíst">
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState title="Žádné nahlášené hodnocení nečeká" icon="letter" />
        ) : (
          <ComplaintList label="Nahlášená hodnocení">
            {data.map((rating) => (
              <RatingItem key={rating.id} rating={rating} reload={reported.reload} />
            ))}
          </ComplaintList>
        )
      }
    </DeskPart>
  )
}

export default RatingsPart
