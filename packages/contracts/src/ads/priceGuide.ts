import { maxLength, minLength } from '@inzrt/rules/lengths'
import { HEADING_LENGTH } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { CountSchema, DateSchema, HundredthsSchema, SlugSchema } from '../wire/scalar.ts'

const summary = {
  count: CountSchema,
  lower: HundredthsSchema,
  median: HundredthsSchema,
  upper: HundredthsSchema,
  /** The day the oldest of them was placed. */
  since: DateSchema,
}

/** What similar things cost in a quarter of a year, named by its first day. */
const PricePeriodSchema = z.object({
  from: DateSchema,
  count: CountSchema,
  median: HundredthsSchema,
})

/** What is asked for similar things now, and what they were sold for; null where too few are known. */
export const PriceGuideSchema = z.object({
  asked: z.nullable(z.object(summary)),
  sold: z.nullable(z.object({ ...summary, periods: z.array(PricePeriodSchema) })),
})
export type PriceGuide = z.infer<typeof PriceGuideSchema>

/** What a thing is worth, by the heading it has or will have in a section; `except` leaves one ad out. */
export const readPriceGuideCall = {
  method: 'GET',
  path: '/api/front/prices',
  audience: 'anyone',
  budget: 'search',
  query: z.object({
    sectionSlug: SlugSchema,
    heading: z.string().check(minLength(1), maxLength(HEADING_LENGTH.most)),
    except: z.optional(SlugSchema),
  }),
  responses: { 200: itemOf(PriceGuideSchema), ...problems(404) },
} satisfies Call
