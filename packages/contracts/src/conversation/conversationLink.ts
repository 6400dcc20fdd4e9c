import * as z from 'zod/mini'
import { IdTextSchema } from '../wire/scalar.ts'

export const conversationParams = z.object({
  conversationId: IdTextSchema,
})

/** The link of a letter, for those without an account. */
export const link = { s: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'link'))) }
export const linkQuery = z.object(link)
