import { LOGOUT_MINUTES, LOGOUT_WARNING_MINUTES } from '../limits.ts'
import { minutesLeft } from './minutesLeft.ts'

/** What the page does about the countdown now. */
export type LogoutStep =
  | Readonly<{ kind: 'quiet'; minutes: number }>
  | Readonly<{ kind: 'warn'; minutes: number }>
  | Readonly<{ kind: 'logOut' }>

/**
 * The automatic logout: quiet, then a bar with the minutes left, then the end.
 * @param lastActivityAt the last route change, request or press of „Prodloužit“
 */
export const logoutStep = (lastActivityAt: Date, now: Date): LogoutStep => {
  const minutes = minutesLeft(LOGOUT_MINUTES, lastActivityAt, now)
  if (minutes === 0) return { kind: 'logOut' }

  return { kind: minutes <= LOGOUT_WARNING_MINUTES ? 'warn' : 'quiet', minutes }
}
