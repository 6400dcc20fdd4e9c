import { DEAL_EVENTS, DEAL_STATES, OFFER_AMOUNT } from '@inzrt/rules/deal'
import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { DateTimeSchema } from '../wire/scalar.ts'
import { conversationParams, linkQuery } from './conversationLink.ts'

export const DealEventSchema = z.enum(DEAL_EVENTS)

/** How far the two are with the thing, as one of them sees it. */
export const DealSchema = z.object({
  state: z.enum(DEAL_STATES),
  /** The price on the table or agreed, in hundredths of a crown. */
  amount: z.nullable(z.int().check(z.nonnegative())),
  /** Whether the one who asks named that price; null: nobody named one. */
  isOwnOffer: z.nullable(z.boolean()),
  /** Whether the one who asks says that it was handed over; null: neither does. */
  isOwnConfirmation: z.nullable(z.boolean()),
  /** When the offer or reservation is over by itself. */
  endsAt: z.nullable(DateTimeSchema),
  /** What the one who asks can do now. */
  can: z.array(DealEventSchema),
})
export type DealView = z.infer<typeof DealSchema>

const AmountSchema = z
  .int()
  .check(z.minimum(OFFER_AMOUNT.least, 'amount'), z.maximum(OFFER_AMOUNT.most, 'amount'))

/**
 * Offers a price, answers an offer, keeps the thing for the other one, says that it was handed over. Who accepts
 * says which price: another one offered meanwhile is not accepted.
 */
export const changeDealCall = {
  method: 'PUT',
  path: '/api/front/conversations/{conversationId}/deal',
  audience: 'visitor',
  budget: 'message',
  params: conversationParams,
  query: linkQuery,
  body: z.union([
    z.object({ event: z.enum(['offer', 'counter', 'accept', 'decline']), amount: AmountSchema }),
    z.object({ event: z.enum(['reserve', 'release', 'confirm']) }),
  ]),
  responses: { 200: itemOf(DealSchema), ...problems(401, 403, 404, 409, 422) },
} satisfies Call
