'use client'

import { decideRatingCall, type ReportedRating } from '@inzrt/contracts/desk/reportedRating'
import { RatingVerdictFormSchema, type RatingVerdictForm as Verdict } from '@inzrt/rules/forms'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { ComplaintCard } from '@inzrt/ui/moderation/complaints/ComplaintCard.tsx'
import { RatingVerdictForm } from '@inzrt/ui/moderation/deciding/RatingVerdictForm.tsx'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { useSend } from '../useSend.ts'
import { ratingFacts, reportedState } from './reportedTexts.ts'

export type RatingItemProps = { rating: ReportedRating; reload: () => Promise<unknown> }

const EMPTY: Verdict = { verdict: '', answer: '' }

/** A reported rating, and the form that decides it. */
export const RatingItem = ({ rating, reload }: RatingItemProps) => {
  const { id, text, answer } = rating
  const [isOpen, setOpen] = useState(false)
  const send = useSend(reload)
  const form = useForm({
    schema: RatingVerdictFormSchema,
    initial: EMPTY,
    draft: `rating ${id}`,
    send: (values) =>
      send(
        () =>
          browserApi.call(decideRatingCall, {
            params: { ratingId: id },
            body: { ...values, reports: rating.reports.total },
          }),
        'Rozhodnutí je uložené.',
      ),
  })

  return (
    <ComplaintCard
      id={`hodnoceni-${id}-nadpis`}
      title={`Hodnocení č.\u00a0${id}`}
      state={reportedState(rating)}
      facts={ratingFacts(rating)}
      text={text ?? 'Jen hvězdičky, beze slov.'}
      answer={answer ?? undefined}
    >
      {isOpen ? (
        <RatingVerdictForm
          id={`hodnoceni-${id}`}
          form={form}
          hasAnswer={answer !== null}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Button onClick={() => setOpen(true)}>Rozhodnout</Button>
      )}
    </ComplaintCard>
  )
}
