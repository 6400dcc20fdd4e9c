import { type AuthEvent, authEvents } from '../../platform/database/schema/authEvents.ts'
import type { Queryable } from '../../platform/database/Transaction.ts'

type Event = Readonly<{
  event: AuthEvent
  /** Null when nobody knows whose account was meant. */
  userId: number | null
  device: string | null
  at: Date
}>

/** Writes down what happened to an account, with the change itself where there is one. */
export const recordEvent = async (
  on: Queryable,
  { event, userId, device, at }: Event,
): Promise<void> => {
  await on.insert(authEvents).values({ event, userId, device, createdAt: at })
}
