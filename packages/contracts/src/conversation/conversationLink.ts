import * as z from 'zod/mini'

export const conversationParams = z.object({
  conversationId: z.string().check(z.regex(/^[1-9]\d{0,9}$/, 'conversation')),
})

/** The link of a letter, for those without an account. */
export const link = { s: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'link'))) }
export const linkQuery = z.object(link)
