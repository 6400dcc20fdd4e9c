import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { itemOf } from './pagination.ts'
import { problems } from './problem.ts'
import { CountSchema } from './scalar.ts'

/**
 * What a guest's browser has to work out before it places an ad, so that robots pay for each:
 * a number that makes SHA-256 of `challenge.number` begin with that many zero bits.
 */
export const WorkSchema = z.object({
  challenge: z.string(),
  /** 0: nothing is asked of this visitor. */
  bits: CountSchema,
})
export type Work = z.infer<typeof WorkSchema>

/** What a guest’s browser has to work out before it places an ad. */
export const askForWorkCall = {
  method: 'GET',
  path: '/api/front/work',
  audience: 'visitor',
  responses: { 200: itemOf(WorkSchema), ...problems(401) },
} satisfies Call
