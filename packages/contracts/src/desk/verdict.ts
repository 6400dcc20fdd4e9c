import { FACTS_LENGTH } from '@inzrt/domain/limits'
import * as z from 'zod/mini'
import { graphemesUpTo } from '../wire/scalar.ts'

/** Whether an appeal or a complaint was right, and what its sender is answered. */
export const VerdictBodySchema = z.object({
  verdict: z.enum(['upheld', 'dismissed']),
  answer: graphemesUpTo(FACTS_LENGTH.most),
})
export type VerdictBody = z.infer<typeof VerdictBodySchema>
