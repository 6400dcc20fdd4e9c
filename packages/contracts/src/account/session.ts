import { maxLength } from '@inzrt/rules/lengths'
import * as z from 'zod/mini'
import { NoticeSchema } from '../desk/notice.ts'
import type { Call } from '../wire/call.ts'
import { listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { CountSchema, DateTimeSchema } from '../wire/scalar.ts'

/** One login that has not ended, as its owner sees it. */
export const LoginSessionSchema = z.object({
  id: z.string(),
  /** Browser and system in words: „Firefox, Windows“. */
  device: z.string(),
  isCurrent: z.boolean(),
  startedAt: DateTimeSchema,
  lastUsedAt: DateTimeSchema,
})
export type LoginSession = z.infer<typeof LoginSessionSchema>

/** Where the user is logged in, this session first. */
export const listSessionsCall = {
  method: 'GET',
  path: '/api/auth/sessions',
  audience: 'user',
  responses: { 200: listOf(LoginSessionSchema), ...problems(401) },
} satisfies Call

/** Ends another session of the user. */
export const endSessionCall = {
  method: 'DELETE',
  path: '/api/auth/sessions/{sessionId}',
  audience: 'user',
  budget: 'account',
  params: z.object({ sessionId: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
  responses: { 200: NoticeSchema, ...problems(401, 404) },
} satisfies Call

/** Ends every session but the one that asks. */
export const endOtherSessionsCall = {
  method: 'DELETE',
  path: '/api/auth/sessions',
  audience: 'user',
  budget: 'account',
  responses: { 200: NoticeSchema, ...problems(401) },
} satisfies Call

/**
 * How the browser's session stands. The bff answers it itself and it prolongs nothing.
 * `secondsLeft` counts down to the automatic logout; 0 when nobody is logged in. `login` tells one login
 * from another and opens nothing.
 */
export const SessionStatusSchema = z.object({
  signedIn: z.boolean(),
  secondsLeft: CountSchema,
  login: z.optional(z.string().check(maxLength(40))),
})
export type SessionStatus = z.infer<typeof SessionStatusSchema>

/** Whether this browser is logged in, and for how long. Answered by the bff. */
export const readSessionStatusCall = {
  method: 'GET',
  path: '/api/session',
  audience: 'anyone',
  responses: { 200: SessionStatusSchema, ...problems() },
} satisfies Call

/** „Prodloužit přihlášení“: counts as activity. Answered by the bff. */
export const prolongSessionCall = {
  method: 'POST',
  path: '/api/session/prolong',
  audience: 'user',
  responses: { 200: SessionStatusSchema, ...problems(401) },
} satisfies Call

/** Gives up the right to change an ad that its password gave. Answered by the bff. */
export const revokeGrantCall = {
  method: 'POST',
  path: '/api/session/grant/drop',
  audience: 'anyone',
  responses: { 200: NoticeSchema, ...problems() },
} satisfies Call
