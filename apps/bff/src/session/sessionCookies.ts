import { COOKIES } from '@inzrt/contracts/wire/headers'
import type { Session } from './Session.ts'

/** Browsers drop larger ones in silence (RFC 6265bis). */
const LARGEST_COOKIE = 4096

/** Chromium and Firefox keep Secure cookies of localhost over http too, so there is one form of each. */
const HOST_ONLY = 'Path=/; Secure; HttpOnly; SameSite=Strict'
/** For the page's script. Lax: also right on a page that a link from a mail opened. */
const FOR_SCRIPTS = 'Path=/; Secure; SameSite=Lax'

/** A cookie only this host gets back, no script reads and no foreign page causes to be sent. */
export const hostCookie = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Max-Age=${seconds}; ${HOST_ONLY}`

const signedIn = (value: string, seconds: number): string =>
  `${COOKIES.signedIn}=${value}; Max-Age=${seconds}; ${FOR_SCRIPTS}`

const whole = (ms: number): number => Math.max(0, Math.ceil(ms / 1000))

/** Both cookies of a session; null when the sealed one would not fit into a browser. */
export const sessionCookies = (
  { endsAt }: Session,
  sealed: string,
  now: number,
): readonly string[] | null => {
  const life = whole(endsAt - now)
  const secret = hostCookie(COOKIES.session, sealed, life)
  if (secret.length > LARGEST_COOKIE) return null

  return [secret, signedIn('1', life)]
}

/** Takes both cookies back. */
export const CLEARED_SESSION: readonly string[] = [
  hostCookie(COOKIES.session, '', 0),
  signedIn('', 0),
]
