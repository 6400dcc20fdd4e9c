import * as z from 'zod/mini'
import { NoticeSchema } from '../desk/notice.ts'
import type { Call } from '../wire/call.ts'
import { listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { CountSchema, DateSchema } from '../wire/scalar.ts'
import { AdParamsSchema } from './advertisementDetail.ts'

/** How an ad did on a day, in numbers that name no visitor. */
export const AdDaySchema = z.object({
  day: DateSchema,
  views: CountSchema,
  reveals: CountSchema,
  messages: CountSchema,
})
export type AdDay = z.infer<typeof AdDaySchema>

/** How an ad did on each of the last thirty days, the oldest first; for its owner. */
export const readAdStatsCall = {
  method: 'GET',
  path: '/api/front/inzrts/{slug}/stats',
  audience: 'owner',
  params: AdParamsSchema,
  responses: { 200: listOf(AdDaySchema), ...problems(401, 403, 404) },
} satisfies Call

/** Says that somebody looks at an ad. Its owner, robots and repeated looks do not count. */
export const countViewCall = {
  method: 'POST',
  path: '/api/front/inzrts/{slug}/views',
  audience: 'visitor',
  params: AdParamsSchema,
  responses: { 200: NoticeSchema, ...problems(401, 404) },
} satisfies Call
