import { maxLength } from '@inzrt/rules/lengths'
import * as z from 'zod/mini'
import { APPROVED, CANCELLED, NOT_IN_STATE, type Result, refusalOf } from './results.ts'

/** How the person who plays cardholder and bank lets a payment end. */
export const EndingSchema = z.object({
  action: z.enum([
    'approve',
    'cancel',
    'decline',
    'vanish',
    'back',
    'twice',
    'tamper',
    'silent',
    'post',
  ]),
  refusal: z._default(z.string().check(maxLength(20)), ''),
})
export type Ending = z.output<typeof EndingSchema>

/** What the bank says to a payment that ends so. */
export const resultOf = ({ action, refusal }: Ending): Result => {
  if (action === 'cancel') return CANCELLED
  if (action === 'decline' || action === 'tamper') return refusalOf(refusal)

  return action === 'back' ? NOT_IN_STATE : APPROVED
}
