'use client'

import { answerRatingCall } from '@inzrt/contracts/conversation/rating'
import { RatingAnswerFormSchema } from '@inzrt/rules/forms'
import { RatingAnswerForm } from '@inzrt/ui/rating/RatingAnswerForm.tsx'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { useForm } from '../../../shell/form/useForm.ts'
import type { RateProps } from './Rate.client.tsx'
import { sendRating } from './sendRating.ts'

/** Answers the rating of the other one of a deal, once. */
export const AnswerRating = ({ address, onSent }: RateProps) => {
  const form = useForm({
    schema: RatingAnswerFormSchema,
    initial: { text: '' },
    draft: `rating answer ${address.params.conversationId}`,
    send: (body) =>
      sendRating(
        'answerRating',
        () => browserApi.call(answerRatingCall, { ...address, body }),
        onSent,
      ),
  })

  return <RatingAnswerForm form={form} />
}
