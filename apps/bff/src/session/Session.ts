import { MINUTE_MS } from '@inzrt/domain/time'
import { LOGOUT_MINUTES } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { digest } from './digest.ts'

/** What the sealed cookie holds. Times are milliseconds since 1970. */
export const SessionSchema = z.object({
  /** Ours, new at every login; the api has an id of its own. */
  id: z.string(),
  token: z.string(),
  tokenEndsAt: z.number(),
  startedAt: z.number(),
  activeAt: z.number(),
  /** Whatever happens, the session ends then. */
  endsAt: z.number(),
})
export type Session = z.infer<typeof SessionSchema>

const IDLE_MS = LOGOUT_MINUTES * MINUTE_MS

/** When the session ends if nobody does anything more. */
export const idleEnd = ({ activeAt, endsAt }: Session): number =>
  Math.min(activeAt + IDLE_MS, endsAt)

/** What a page may call a login by: tells it from others and opens nothing. */
export const loginMark = ({ id }: Session): string => digest(id)

/** Whole seconds until the automatic logout; never more than its limit, whatever clocks do. */
export const secondsLeft = (session: Session, now: number): number =>
  Math.ceil(Math.min(IDLE_MS, Math.max(0, idleEnd(session) - now)) / 1000)
