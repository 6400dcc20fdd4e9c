'use client'

import { rateDealCall } from '@inzrt/contracts/conversation/rating'
import { RatingFormSchema, type RatingForm as Values } from '@inzrt/rules/forms'
import { RatingForm } from '@inzrt/ui/rating/RatingForm.tsx'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { useForm } from '../../../shell/form/useForm.ts'
import type { ConversationAddress } from '../conversationAddress.ts'
import { sendRating } from './sendRating.ts'

export type RateProps = { address: ConversationAddress; onSent: () => Promise<unknown> }

const EMPTY: Values = { stars: '', text: '' }

/** Rates the other one of a deal. */
export const Rate = ({ address, onSent }: RateProps) => {
  const form = useForm({
    schema: RatingFormSchema,
    initial: EMPTY,
    draft: `rating ${address.params.conversationId}`,
    send: ({ stars, text }) =>
      sendRating(
        'rateDeal',
        () => browserApi.call(rateDealCall, { ...address, body: { stars: Number(stars), text } }),
        onSent,
      ),
  })

  return <RatingForm form={form} />
}
