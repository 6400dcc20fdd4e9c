import { BODY_BYTES } from './bodySizes.ts'
import type { BudgetClass } from './budgets.ts'
import type { Audience, Call } from './call.ts'

/**
 * Milliseconds within which the api answers a call that a password is hashed for: everybody who logs in at one moment
 * waits for the others. The gateway waits a little longer, and the browser longer than the gateway.
 */
export const PASSWORD_ANSWER_MS = 8_000

const STAFF: ReadonlySet<Audience> = new Set(['clerk', 'moderator', 'admin'])

/** Whether only staff may make a call. */
export const isForStaff = ({ audience }: Pick<Call, 'audience'>): boolean => STAFF.has(audience)

/** Which class a call counts in: its own; else what staff write is one, and the rest another. */
export const budgetOf = (call: Call): BudgetClass =>
  call.budget ?? (isForStaff(call) && call.method !== 'GET' ? 'moderation' : 'call')

/** Most bytes of a call's body; 0: it has none. */
export const bodyBytesOf = (call: Call): number => {
  if (!call.body && !call.multipart) return 0

  return BODY_BYTES[call.bodySize ?? (isForStaff(call) ? 'text' : 'form')]
}
