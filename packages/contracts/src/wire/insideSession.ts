import * as z from 'zod/mini'

/**
 * The session of a token, for the bffs alone: GET tells whether it counts, DELETE ends it. The token may have
 * expired or been exchanged; nothing is said of one that is not ours.
 */
export const INSIDE_SESSION_PATH = '/internal/session'

export const InsideSessionSchema = z.object({ counts: z.boolean() })
