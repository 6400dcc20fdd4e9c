import { ATTRIBUTE_SETS, type AttributeSet } from '@inzrt/rules/attributes'
import * as z from 'zod/mini'

/** An attribute as an operator changed it: its name and, of a choice, what can be chosen. Both stand in their order. */
export const AttributeChangeSchema = z.object({
  key: z.string(),
  name: z.string(),
  choices: z.optional(
    z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        /** Offered no more; what ads say of it is read as before. */
        isRetired: z.optional(z.boolean()),
      }),
    ),
  ),
})

/** What is said of things: a set of the domain by its name, with what an operator changed of it. */
export const AttributeSetSchema: z.ZodMiniType<AttributeSet> = z.union([
  z.enum(ATTRIBUTE_SETS),
  z.object({ name: z.enum(ATTRIBUTE_SETS), changes: z.array(AttributeChangeSchema) }),
])
