import * as z from 'zod/mini'

/** Answer of calls that only succeed: a sentence for people. */
export const NoticeSchema = z.object({ message: z.string() })
