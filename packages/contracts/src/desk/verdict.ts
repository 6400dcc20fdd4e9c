import { FACTS_LENGTH } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { graphemesUpTo } from '../wire/scalar.ts'

/** Whether something was right. */
export const VERDICTS = ['upheld', 'dismissed'] as const

/** Whether an appeal, a complaint or a report was right, and what its sender is answered. */
export const VerdictBodySchema = z.object({
  verdict: z.enum(VERDICTS),
  answer: graphemesUpTo(FACTS_LENGTH.most),
})
export type VerdictBody = z.infer<typeof VerdictBodySchema>
