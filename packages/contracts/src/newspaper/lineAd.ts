import { maxLength } from '@inzrt/rules/lengths'
import { CONTENT_LENGTH, HEADING_LENGTH } from '@inzrt/rules/limits'
import { AD_TYPES } from '@inzrt/rules/listing'
import * as z from 'zod/mini'
import { PriceSchema } from '../ads/advertisement.ts'
import type { Call } from '../wire/call.ts'
import { listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { graphemesUpTo } from '../wire/scalar.ts'

/** A line of the paper's column: what the ad is, its first words (of a box its heading), and the rest. */
const SetLineSchema = z.object({
  kind: z.string(),
  lead: z.string(),
  text: z.string(),
  /** It reaches from edge to edge of the column, its spaces and letters stretched or squeezed. */
  isFull: z.boolean(),
})
export type SetLine = z.infer<typeof SetLineSchema>

/** Most facts a row says, and the longest of them. */
const FACTS_MAX = 2
const FACT_MAX = 100

/** An ad that need not exist yet, as far as the paper prints it. */
const LineAdBodySchema = z.object({
  type: z.enum(AD_TYPES),
  heading: graphemesUpTo(HEADING_LENGTH.most),
  content: graphemesUpTo(CONTENT_LENGTH.most),
  price: PriceSchema,
  /** What rows of lists say of the thing. */
  facts: z.optional(z.array(graphemesUpTo(FACT_MAX)).check(maxLength(FACTS_MAX))),
  town: graphemesUpTo(100),
  /** Whether it will be in a box. */
  highlighted: z.optional(z.boolean()),
})
export type LineAdBody = z.infer<typeof LineAdBodySchema>

/** Sets an ad as the paper would and tells its lines; in place of its code stand zeros, which are as wide. */
export const setLineAdCall = {
  method: 'POST',
  path: '/api/front/line-ads',
  audience: 'anyone',
  budget: 'line-ad',
  body: LineAdBodySchema,
  bodySize: 'text',
  responses: { 200: listOf(SetLineSchema), ...problems(422) },
} satisfies Call
