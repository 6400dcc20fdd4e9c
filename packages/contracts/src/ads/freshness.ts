import { maxLength, minLength } from '@inzrt/rules/lengths'
import { PASSWORD_MAX } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { NoticeSchema } from '../desk/notice.ts'
import type { Call } from '../wire/call.ts'
import { problems } from '../wire/problem.ts'
import { SlugSchema } from '../wire/scalar.ts'
import { AdParamsSchema } from './advertisementDetail.ts'

/** Secret part of a link in a letter about the end of an ad. */
export const LetterTokenSchema = z.string().check(minLength(1), maxLength(200))

/** „Stále platí“: the advertiser says so by a link of a letter, or logged in. */
export const confirmFreshnessCall = {
  method: 'POST',
  path: '/api/front/inzrts/{slug}/freshness',
  audience: 'owner',
  budget: 'order',
  params: AdParamsSchema,
  body: z.object({
    token: z.optional(LetterTokenSchema),
    password: z.optional(z.string().check(maxLength(PASSWORD_MAX))),
  }),
  responses: {
    /** With an ad that still holds. */
    200: z.extend(NoticeSchema, { slug: SlugSchema }),
    ...problems(401, 403, 404, 409),
  },
} satisfies Call
