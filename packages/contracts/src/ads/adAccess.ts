import { maxLength, minLength } from '@inzrt/rules/lengths'
import { FIND_LENGTH, PASSWORD_MAX } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { NoticeSchema } from '../desk/notice.ts'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { SlugSchema } from '../wire/scalar.ts'

/** What an ad is found by: its address, its printed code, or the phone or e-mail it was placed with. */
const find = z.string().check(minLength(FIND_LENGTH.least), maxLength(FIND_LENGTH.most))

/**
 * Sends links that open ads without an account to the contact their advertiser proved. Answered
 * alike whether there are any.
 */
export const sendAdLinksCall = {
  method: 'POST',
  path: '/api/front/ad-links',
  audience: 'anyone',
  budget: 'forgot',
  body: z.object({ find }),
  responses: { 200: NoticeSchema, ...problems(422) },
} satisfies Call

/** Which ad may be changed now, and for how many seconds. */
const openedFields = { slug: SlugSchema, expiresIn: z.int() }

/** Opens an ad by a link's secret, which works once, or by its password; the bff keeps the grant. */
export const openAdCall = {
  method: 'POST',
  path: '/api/front/ad-grants',
  audience: 'anyone',
  budget: 'secret',
  body: z.union([
    z.object({ token: z.string().check(minLength(1), maxLength(100)) }),
    z.object({ find, password: z.string().check(minLength(1), maxLength(PASSWORD_MAX)) }),
  ]),
  responses: {
    200: itemOf(z.object({ ...openedFields, grant: z.string() })),
    ...problems(403, 422),
  },
  browserResponses: { 200: itemOf(z.object(openedFields)) },
} satisfies Call
