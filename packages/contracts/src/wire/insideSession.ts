import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { problems } from './problem.ts'

const insideSession = {
  path: '/internal/session',
  audience: 'internal',
  responses: { 200: z.object({ counts: z.boolean() }), ...problems(401) },
} as const

/**
 * Whether the session of a token counts, for the bffs alone. The token may have expired or been exchanged; nothing is
 * said of one that is not ours.
 */
export const readInsideSessionCall = { ...insideSession, method: 'GET' } satisfies Call

/**
 * Ends the session of a token, whichever of its tokens it is. `x-inzrt-background: 1`: nobody wished it, too long
 * nothing was done; what its browser is told of goes on then.
 */
export const endInsideSessionCall = { ...insideSession, method: 'DELETE' } satisfies Call
