import { maxLength } from '@inzrt/rules/lengths'
import * as z from 'zod/mini'
import { NoticeSchema } from '../desk/notice.ts'
import type { Call } from '../wire/call.ts'
import { itemOf, listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { queryInt } from '../wire/query.ts'
import { CountSchema, DateSchema, SlugSchema } from '../wire/scalar.ts'
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

/** Days for which all own ads are told together. */
export const STATS_DAYS = [7, 30, 90] as const
export type StatsDays = (typeof STATS_DAYS)[number]

/** Most ads that are told one by one. */
export const STATS_ADS_MAX = 10

/** How all ads of a user on this site did in a time: on each day, the oldest first, and those that were looked at most. */
export const OwnStatsSchema = z.object({
  days: z.array(AdDaySchema),
  ads: z
    .array(
      z.object({
        slug: SlugSchema,
        heading: z.string(),
        views: CountSchema,
        reveals: CountSchema,
        messages: CountSchema,
      }),
    )
    .check(maxLength(STATS_ADS_MAX)),
})
export type OwnStats = z.infer<typeof OwnStatsSchema>

/** How all ads of the user on this site did in the last 7, 30 or 90 days, deleted ones left out. */
export const readOwnStatsCall = {
  method: 'GET',
  path: '/api/front/me/stats',
  audience: 'user',
  budget: 'search',
  query: z.object({
    days: z._default(
      z.pipe(
        queryInt(1, Math.max(...STATS_DAYS)),
        z.int().check(z.refine((days) => STATS_DAYS.some((known) => known === days), 'days')),
      ),
      30,
    ),
  }),
  responses: { 200: itemOf(OwnStatsSchema), ...problems(401) },
} satisfies Call

/** Says that somebody looks at an ad. Its owner, robots and repeated looks do not count. */
export const countViewCall = {
  method: 'POST',
  path: '/api/front/inzrts/{slug}/views',
  audience: 'visitor',
  params: AdParamsSchema,
  responses: { 200: NoticeSchema, ...problems(401, 404) },
} satisfies Call
