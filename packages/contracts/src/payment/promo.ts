import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { IdSchema, MoneySchema } from '../wire/scalar.ts'

export const PromoCodeSchema = z.enum(['highlighting', 'topping'])

/** A promotion for sale. */
export const PromoSchema = z.object({
  promoId: IdSchema,
  code: PromoCodeSchema,
  name: z.string(),
  days: IdSchema,
  card: z.object({ price: MoneySchema }),
  sms: z.object({ canBePaid: z.boolean(), price: z.nullable(MoneySchema) }),
})
export type Promo = z.infer<typeof PromoSchema>

/** A promotion chosen in a form. */
export const PromoChoiceSchema = z.object({ promoId: IdSchema })
export type PromoChoice = z.infer<typeof PromoChoiceSchema>

/** Promotions that can be ordered, with their prices. */
export const listPromosCall = {
  method: 'GET',
  path: '/api/front/promos',
  audience: 'anyone',
  responses: { 200: listOf(PromoSchema), ...problems() },
} satisfies Call
