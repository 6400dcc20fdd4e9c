import { minutesLeft } from './minutesLeft.ts'

/** Minutes without a route change or a request after which a session ends. */
export const LOGOUT_MINUTES = 60

/** The warning bar shows from this many minutes down. */
export const LOGOUT_WARNING_MINUTES = 15

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
