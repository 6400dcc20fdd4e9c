import { maxLength, minLength } from '@inzrt/rules/lengths'
import { PASSWORD_MAX } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { PhoneSchema } from '../account/user.ts'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { DateTimeSchema, SlugSchema } from '../wire/scalar.ts'
import { DialCodeSchema } from './advertisement.ts'
import { AdParamsSchema } from './advertisementDetail.ts'

/** Sends a six-digit code to a phone. */
export const verifyPhoneCall = {
  method: 'POST',
  path: '/api/front/phone-verifications',
  audience: 'visitor',
  budget: 'phone-code',
  body: z.object({ phoneNumber: PhoneSchema }),
  responses: {
    201: itemOf(z.object({ expiresAt: DateTimeSchema, resendAt: DateTimeSchema })),
    ...problems(401, 422),
  },
} satisfies Call

/** Seconds for which the ad may be changed. */
const grantedFields = { expiresIn: z.int() }

/** Exchanges an ad's password for a short right to change it; the bff keeps the grant. */
export const verifyAdPasswordCall = {
  method: 'POST',
  path: '/api/front/inzrts/{slug}/verifyPassword',
  audience: 'anyone',
  budget: 'secret',
  params: AdParamsSchema,
  body: z.object({ password: z.string().check(minLength(1), maxLength(PASSWORD_MAX)) }),
  responses: {
    200: itemOf(z.object({ ...grantedFields, grant: z.string() })),
    ...problems(403, 404, 422),
  },
  browserResponses: { 200: itemOf(z.object(grantedFields)) },
} satisfies Call

/** Uncovers the phone number an ad shows; a call of its own so that harvesting can be limited. */
export const revealPhoneCall = {
  method: 'POST',
  path: '/api/front/inzrts/{slug}/reveal',
  audience: 'anyone',
  budget: 'reveal',
  params: AdParamsSchema,
  responses: { 200: itemOf(z.object({ phoneNumber: z.string() })), ...problems(403, 404) },
} satisfies Call

/** Finds the ad a printed six-digit code stands for. */
export const resolveDialCodeCall = {
  method: 'GET',
  path: '/k/{dialCode}',
  audience: 'anyone',
  params: z.object({ dialCode: DialCodeSchema }),
  responses: { 200: itemOf(z.object({ slug: SlugSchema })), ...problems(404) },
} satisfies Call
