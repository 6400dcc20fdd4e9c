import type { Call } from '../wire/call.ts'
import { listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { AdListItemSchema } from './advertisement.ts'
import { AdParamsSchema } from './advertisementDetail.ts'

/** A few published ads that offer what an ad looks for, or look for what it offers; for its owner. */
export const listMatchesCall = {
  method: 'GET',
  path: '/api/front/inzrts/{slug}/matches',
  audience: 'owner',
  params: AdParamsSchema,
  responses: { 200: listOf(AdListItemSchema), ...problems(401, 403, 404) },
} satisfies Call
