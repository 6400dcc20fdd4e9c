import { PROMO_NAME_MAX, VALIDITY_DAYS_MAX } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { itemOf, listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { graphemesUpTo, HundredthsSchema } from '../wire/scalar.ts'
import { kept, MarkSchema, recordParams } from './adminRecord.ts'

/** What an admin may change of a promotion. */
const changeable = {
  name: graphemesUpTo(PROMO_NAME_MAX),
  days: z.int().check(z.minimum(1), z.maximum(VALIDITY_DAYS_MAX)),
  cardPrice: HundredthsSchema,
  smsPrice: z.nullable(HundredthsSchema),
  isActive: z.boolean(),
}

/** A kind of promotion with its prices, for sale or not. */
export const AdminPromoSchema = z.object({
  ...kept,
  code: z.enum(['highlighting', 'topping']),
  ...changeable,
})
export type AdminPromo = z.infer<typeof AdminPromoSchema>
export type PromoChange = Omit<AdminPromo, 'id' | 'mark' | 'code'>

/** Every promotion with its price. */
export const listAdminPromosCall = {
  method: 'GET',
  path: '/api/admin/promos',
  audience: 'admin',
  responses: { 200: listOf(AdminPromoSchema), ...problems(401, 403) },
} satisfies Call

/** Changes what a promotion costs from now on; orders keep the price they were made at. */
export const changePromoCall = {
  method: 'PUT',
  path: '/api/admin/promos/{recordId}',
  audience: 'admin',
  params: recordParams,
  body: z.object({ mark: MarkSchema, ...changeable }),
  responses: { 200: itemOf(AdminPromoSchema), ...problems(401, 403, 404, 409, 422) },
} satisfies Call
