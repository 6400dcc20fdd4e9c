import * as z from 'zod/mini'
import { graphemesUpTo } from '../wire/scalar.ts'

/** Whether an appeal or a complaint was right, and what its sender is answered. */
export const VerdictBodySchema = z.object({
  verdict: z.enum(['upheld', 'dismissed']),
  answer: graphemesUpTo(2000),
})
export type VerdictBody = z.infer<typeof VerdictBodySchema>
