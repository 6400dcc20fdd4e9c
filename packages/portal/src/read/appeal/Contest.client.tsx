'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { appealCall, type ContestedDecision } from '@inzrt/contracts/desk/appeal'
import { AppealFormSchema } from '@inzrt/rules/forms'
import { FactsTable } from '@inzrt/ui/detail/FactsTable.tsx'
import { takeFocus } from '@inzrt/ui/focus/takeFocus.ts'
import { AppealForm } from '@inzrt/ui/moderation/AppealForm.tsx'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { toRefusal } from '../../shell/form/toRefusal.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { toContestFacts } from './toContestFacts.ts'

/** Names what is written against a decision, kept with the secret of its link: a reload asks for both. */
export const CONTEST_DRAFT = 'odvolani'

export type ContestProps = {
  token: string
  decision: ContestedDecision
  onSent: (decision: ContestedDecision) => void
}

const STATES = {
  new: 'Odvolání jsme přijali. Rozhodne o něm jiný člověk a výsledek vám pošleme; najdete ho i tady.',
  upheld: 'Odvolání jsme vyhověli.',
  dismissed: 'Odvolání jsme zamítli.',
} as const

/** A decision, and the one appeal against it. */
export const Contest = ({ token, decision, onSent }: ContestProps) => {
  const [isSent, setSent] = useState(false)
  const form = useForm({
    schema: AppealFormSchema,
    initial: { text: '', token },
    draft: CONTEST_DRAFT,
    send: async ({ text }) => {
      const answer = await browserApi.call(appealCall, { body: { token, text } })
      if (answer.ok) {
        setSent(true)
        onSent(answer.data)
        return undefined
      }
      return toRefusal(answer.error, errorText('appeal', answer.error))
    },
  })

  return (
    <>
      <FactsTable facts={toContestFacts(decision)} />
      {decision.appeal ? (
        <p role="status" tabIndex={-1} ref={isSent ? takeFocus : undefined}>
          {STATES[decision.appeal.state]} {decision.appeal.answer}
        </p>
      ) : (
        <AppealForm form={form} />
      )}
    </>
  )
}
