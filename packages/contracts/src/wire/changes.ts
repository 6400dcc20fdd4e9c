import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { problems } from './problem.ts'

/** The api tells its bffs what changes. Success is a stream of server-sent events, numbered from one. */
export const hearChangesCall = {
  method: 'GET',
  path: '/internal/changes',
  audience: 'internal',
  responses: problems(401),
} satisfies Call

/** `hello` when it begins, `alive` in between, the others as they happen. */
export const ChangeKindSchema = z.enum(['hello', 'alive', 'pages', 'session', 'conversation'])
export type ChangeKind = z.infer<typeof ChangeKindSchema>

/** The api says that it is alive this often; who hears nothing for the longer time has lost it. */
export const HEARTBEAT_MS = 3_000
export const SILENCE_MS = 8_000
