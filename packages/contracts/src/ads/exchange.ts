import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { idToken } from '../wire/idToken.ts'
import { itemOf, listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { CountSchema, DateTimeSchema } from '../wire/scalar.ts'
import { AdListItemSchema } from './advertisement.ts'
import { AdParamsSchema } from './advertisementDetail.ts'

/** How far an exchange is: it waits for answers, all agreed, somebody declined, or its time ran out. */
export const EXCHANGE_STATES = ['open', 'agreed', 'declined', 'expired'] as const

const TokenSchema = z.string().check(z.regex(idToken('x'), 'token'))

/** An exchange among two or three ads, as one of their advertisers sees it. */
export const ExchangeSchema = z.object({
  /** What opens it for this advertiser alone. */
  token: TokenSchema,
  state: z.enum(EXCHANGE_STATES),
  /** Until when all have to agree. */
  endsAt: DateTimeSchema,
  /** Whether the one who asks has agreed, and how many have. */
  hasAgreed: z.boolean(),
  agreed: CountSchema,
  /**
   * The own ad, the one its advertiser would get, and, among three, the one that goes to that one's advertiser. Only the
   * own one once another is not shown to everybody any more.
   */
  ads: z.array(AdListItemSchema),
  /** Once all agreed: where the one who asks writes the advertiser of what they get. */
  conversation: z.nullable(z.string()),
})
export type Exchange = z.infer<typeof ExchangeSchema>

/** Exchanges that wait for an ad's advertiser or were agreed, the newest first; for its owner. */
export const listExchangesCall = {
  method: 'GET',
  path: '/api/front/inzrts/{slug}/exchanges',
  audience: 'owner',
  params: AdParamsSchema,
  responses: { 200: listOf(ExchangeSchema), ...problems(401, 403, 404) },
} satisfies Call

/** An exchange, for the advertiser who was sent the letter's link. */
export const readExchangeCall = {
  method: 'GET',
  path: '/api/front/exchange',
  audience: 'anyone',
  budget: 'secret',
  query: z.object({ token: TokenSchema }),
  responses: { 200: itemOf(ExchangeSchema), ...problems(404) },
} satisfies Call

/** Agrees to an exchange or declines it; what came of it is in the answer. */
export const answerExchangeCall = {
  method: 'POST',
  path: '/api/front/exchange',
  audience: 'anyone',
  budget: 'secret',
  body: z.object({ token: TokenSchema, answer: z.enum(['agree', 'decline']) }),
  responses: { 200: itemOf(ExchangeSchema), ...problems(404, 422) },
} satisfies Call
