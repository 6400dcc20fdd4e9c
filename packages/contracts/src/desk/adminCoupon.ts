import { maxLength, minLength } from '@inzrt/rules/lengths'
import * as z from 'zod/mini'
import { CouponCodeSchema, discountFields } from '../payment/coupon.ts'
import type { Call } from '../wire/call.ts'
import { itemOf, listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { CountSchema, DateSchema, IdSchema } from '../wire/scalar.ts'
import { kept, MarkSchema, recordParams } from './adminRecord.ts'
import { BrandSchema } from './moderatedAd.ts'

/** What an admin may change of a coupon; orders made with it keep what they were given. */
const changeable = {
  ...discountFields,
  services: discountFields.services.check(minLength(1), maxLength(4)),
  /** null: both sites. */
  brand: z.nullable(BrandSchema),
  /** The last day it can be used; null: any. */
  endsOn: z.nullable(DateSchema),
  /** How often it can be used in all; null: as often as there are people. */
  usesMax: z.nullable(IdSchema),
  usesPerPerson: IdSchema,
  isActive: z.boolean(),
}

/** A coupon as it is kept. */
export const AdminCouponSchema = z.object({
  ...kept,
  code: z.string(),
  /** Orders that hold it. */
  uses: CountSchema,
  ...changeable,
})
export type AdminCoupon = z.infer<typeof AdminCouponSchema>
export type CouponChange = Omit<AdminCoupon, 'id' | 'mark' | 'code' | 'uses'>

const couponOf = itemOf(AdminCouponSchema)

/** Every coupon, the newest first. */
export const listAdminCouponsCall = {
  method: 'GET',
  path: '/api/admin/coupons',
  audience: 'admin',
  responses: { 200: listOf(AdminCouponSchema), ...problems(401, 403) },
} satisfies Call

/** Changes a coupon; its code stays. */
export const changeCouponCall = {
  method: 'PUT',
  path: '/api/admin/coupons/{recordId}',
  audience: 'admin',
  params: recordParams,
  body: z.object({ mark: MarkSchema, ...changeable }),
  responses: { 200: couponOf, ...problems(401, 403, 404, 409, 422) },
} satisfies Call

/** Adds a coupon. */
export const addCouponCall = {
  method: 'POST',
  path: '/api/admin/coupons',
  audience: 'admin',
  body: z.object({ code: CouponCodeSchema, ...changeable }),
  responses: { 201: couponOf, ...problems(401, 403, 422) },
} satisfies Call
