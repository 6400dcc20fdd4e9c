'use client'

import { makeComplaintCall } from '@inzrt/contracts/desk/complaint'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDate } from '@inzrt/domain/time'
import { ComplaintFormSchema, type ComplaintForm as Values } from '@inzrt/rules/forms'
import { takeFocus } from '@inzrt/ui/focus/takeFocus.ts'
import { ComplaintForm } from '@inzrt/ui/moderation/ComplaintForm.tsx'
import { useEffect, useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { settle } from '../../shell/form/settle.ts'
import { takeFromAddress } from '../../shell/form/takeFromAddress.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { useOnceOnly } from '../../shell/form/useOnceOnly.ts'

const EMPTY: Values = { about: '', text: '', wish: '', name: '', email: '' }

const DONE = 'Reklamaci jsme přijali.'

/** The complaint; which order it is about, the link may say. */
const Complaint = () => {
  const [made, setMade] = useState<{ complaintNo: number; dueAt: string }>()
  const { onceOnly } = useOnceOnly()
  const form = useForm({
    schema: ComplaintFormSchema,
    initial: EMPTY,
    draft: 'reklamace',
    send: async (values) => {
      const answer = await browserApi.call(makeComplaintCall, { body: values }, onceOnly(values))
      if (answer.ok) setMade(answer.data)

      return settle('makeComplaint', answer, DONE)
    },
  })
  const { change } = form
  useEffect(() => {
    const { objednavka } = takeFromAddress('objednavka')
    if (objednavka) change({ about: objednavka })
  }, [])

  return made ? (
    <p role="status" tabIndex={-1} ref={takeFocus}>
      {nonBreaking(
        `Reklamaci č. ${made.complaintNo} jsme přijali a vyřídíme ji do ${formatDate(new Date(made.dueAt))}. Potvrzení jsme vám poslali e-mailem, stejně přijde i odpověď.`,
      )}
    </p>
  ) : (
    <ComplaintForm form={form} />
  )
}

export default Complaint
