import { maxLength, minLength } from '@inzrt/rules/lengths'
import { COUPON_MAX } from '@inzrt/rules/limits'
import { DISCOUNT_KINDS, SERVICE_KINDS } from '@inzrt/rules/order'
import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { HundredthsSchema } from '../wire/scalar.ts'

/** The code of a coupon as it is typed: capitals, spaces and hyphens do not matter. */
export const CouponCodeSchema = z.string().check(maxLength(COUPON_MAX))

/** What a coupon takes off: `value` is so many per cent, or so much in hundredths. */
export const discountFields = {
  kind: z.enum(DISCOUNT_KINDS),
  value: HundredthsSchema,
  /** Lines of an order it is for. */
  services: z.array(z.enum(SERVICE_KINDS)),
}

/** A coupon that can be used now. */
export const CouponSchema = z.object({ code: z.string(), ...discountFields })
export type Coupon = z.infer<typeof CouponSchema>

/** What a code takes off orders of this site; wrong guesses are limited. */
export const readCouponCall = {
  method: 'POST',
  path: '/api/front/coupons',
  audience: 'anyone',
  budget: 'order',
  body: z.object({ coupon: CouponCodeSchema.check(minLength(1)) }),
  responses: { 200: itemOf(CouponSchema), ...problems(422) },
} satisfies Call
