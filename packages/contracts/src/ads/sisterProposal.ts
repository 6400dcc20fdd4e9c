import { CONTENT_LENGTH, HEADING_LENGTH } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { graphemesUpTo, SlugSchema } from '../wire/scalar.ts'

/** Why an ad of the general site belongs on its sister for adults, and where its heading would be found there. */
export const SisterProposalSchema = z.object({
  /** Words of the text that say so, the strongest first. */
  words: z.array(z.string()),
  section: z.nullable(z.object({ slug: SlugSchema, name: z.string() })),
})
export type SisterProposal = z.infer<typeof SisterProposalSchema>

/** Whether a text that is being written belongs on the sister site; null where it may stay. */
export const proposeSisterCall = {
  method: 'POST',
  path: '/api/front/sister-proposals',
  audience: 'anyone',
  budget: 'line-ad',
  body: z.object({
    heading: graphemesUpTo(HEADING_LENGTH.most),
    content: graphemesUpTo(CONTENT_LENGTH.most),
  }),
  bodySize: 'text',
  responses: { 200: itemOf(z.nullable(SisterProposalSchema)), ...problems(422) },
} satisfies Call
