import { CALLS, INSIDE_CALLS } from '@inzrt/contracts/calls'
import type { Call } from '@inzrt/contracts/wire/call'

/** A call an API serves: one of the portal, or one that a bff makes by itself. */
export type ServedCall = keyof typeof CALLS | keyof typeof INSIDE_CALLS

export const SERVED_CALLS: Readonly<Record<ServedCall, Call>> = { ...CALLS, ...INSIDE_CALLS }
