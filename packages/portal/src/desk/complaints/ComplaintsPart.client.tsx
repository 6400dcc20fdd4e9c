'use client'

import { listComplaintsCall } from '@inzrt/contracts/desk/complaint'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { ComplaintList } from '@inzrt/ui/moderation/complaints/ComplaintList.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { OwnPart } from '../../shell/own-lists/OwnPart.client.tsx'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import { ComplaintItem } from './ComplaintItem.client.tsx'
import { complaintsText } from './complaintTexts.ts'

/** Complaints that wait, late ones on top, and below them the last that were answered. */
const ComplaintsPart = () => {
  const waiting = useAccountQuery(
    'listComplaints',
    () => browserApi.call(listComplaintsCall, { query: { state: 'new' } }),
    'new',
  )
  const answered = useAccountQuery(
    'listComplaints',
    () => browserApi.call(listComplaintsCall, { query: { state: 'answered' } }),
    'answered',
  )
  const reload = () => Promise.all([waiting.reload(), answered.reload()])
  const failure = 'Reklamace se nepodařilo načíst'

  return (
    <>
      <OwnPart own={waiting} failure={failure}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <EmptyState title="Žádná reklamace nečeká" icon="letter" />
          ) : (
            <>
              <p>{complaintsText(meta)}</p>
              <ComplaintList label="Čekající reklamace">
                {data.map((complaint) => (
                  <ComplaintItem key={complaint.id} complaint={complaint} reload={reload} />
                ))}
              </ComplaintList>
            </>
          )
        }
      </OwnPart>
      <OwnPart own={answered} failure={failure}>
        {({ data }) =>
          data.length > 0 && (
            <>
              <h2>Zodpovězené</h2>
              <ComplaintList label="Zodpovězené reklamace">
                {data.map((complaint) => (
                  <ComplaintItem key={complaint.id} complaint={complaint} reload={reload} />
                ))}
              </ComplaintList>
            </>
          )
        }
      </OwnPart>
    </>
  )
}

export default ComplaintsPart
