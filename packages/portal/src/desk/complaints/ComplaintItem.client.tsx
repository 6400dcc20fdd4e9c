'use client'

import { answerComplaintCall, type Complaint } from '@inzrt/contracts/desk/complaint'
import { type VerdictForm, VerdictFormSchema } from '@inzrt/rules/forms'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { ComplaintCard } from '@inzrt/ui/moderation/complaints/ComplaintCard.tsx'
import { ComplaintAnswerForm } from '@inzrt/ui/moderation/deciding/ComplaintAnswerForm.tsx'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { adHref } from '../moderationState.ts'
import { useSend } from '../useSend.ts'
import { complaintFacts, complaintState } from './complaintTexts.ts'

export type ComplaintItemProps = { complaint: Complaint; reload: () => Promise<unknown> }

const EMPTY: VerdictForm = { verdict: '', answer: '' }

/** A complaint, and its answer as it was or is to be given. */
export const ComplaintItem = ({ complaint, reload }: ComplaintItemProps) => {
  const { id, ad, answer } = complaint
  const [isOpen, setOpen] = useState(false)
  const send = useSend(reload)
  const form = useForm({
    schema: VerdictFormSchema,
    initial: EMPTY,
    draft: `complaint ${id}`,
    send: (values) =>
      send(
        () => browserApi.call(answerComplaintCall, { params: { complaintId: id }, body: values }),
        'Odpověď je odeslaná.',
      ),
  })
  const inDesk = ad && [{ label: 'Inzerát', value: <a href={adHref(ad.slug)}>{ad.heading}</a> }]

  return (
    <ComplaintCard
      id={`reklamace-${id}-nadpis`}
      title={`Reklamace č.\u00a0${id}`}
      state={complaintState(complaint)}
      facts={[...complaintFacts(complaint), ...(inDesk ?? [])]}
      text={complaint.text}
      answer={answer?.text}
    >
      {!answer &&
        (isOpen ? (
          <ComplaintAnswerForm id={`reklamace-${id}`} form={form} onCancel={() => setOpen(false)} />
        ) : (
          <Button onClick={() => setOpen(true)}>Odpovědět</Button>
        ))}
    </ComplaintCard>
  )
}
