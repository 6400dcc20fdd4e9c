import * as z from 'zod/mini'

/** A token just issued and when it ends, in milliseconds since 1970. */
export const FreshTokenSchema = z.object({ token: z.string(), tokenEndsAt: z.number() })
export type FreshToken = z.infer<typeof FreshTokenSchema>
