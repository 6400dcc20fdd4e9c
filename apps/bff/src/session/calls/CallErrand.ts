import type { DoorContext } from '../../door/DoorContext.ts'
import type { Visit } from '../../door/Visit.ts'
import type { CallRoute } from '../../routes/CallRoute.ts'

/** One call that passed every guard, on its way to what answers it. */
export type CallErrand = Readonly<{
  visit: Visit
  call: CallRoute
  body: Buffer | undefined
  context: DoorContext
  /** What the browser is called in the course of something it begins with this call. */
  flow?: string
  /** How long it may wait for a place at the api; the queue's own time unless given. */
  waitMs?: number
}>
