import type { BrowserCookie } from '@inzrt/contracts/visitor/browserData'
import { COOKIES } from '@inzrt/contracts/wire/headers'
import { jsonOf, sendJson } from '../../answers/sendJson.ts'
import { CLEARS_BROWSER } from '../clearsBrowser.ts'
import { type Reading, sessionToEnd } from '../Reading.ts'
import { revoke } from '../revoke.ts'
import type { CallErrand } from './CallErrand.ts'

const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/

/** Names of a Cookie header, each once. */
const namesOf = (header: string | undefined): string[] => [
  ...new Set(
    (header ?? '')
      .split(';')
      .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
      .filter((name) => NAME.test(name)),
  ),
]

const OF_SESSION = new Set<string>([COOKIES.session, COOKIES.signedIn])

const endOf = (name: string, reading: Reading): number | null =>
  reading.kind === 'live' && OF_SESSION.has(name) ? reading.session.endsAt : null

/** Which cookies this browser keeps for us, the ones no script sees too; never what is in them. */
export const answerCookies = async ({ visit, context }: CallErrand): Promise<void> => {
  const reading = await context.sessions.read(visit)
  const data = namesOf(visit.request.headers.cookie).map((name): BrowserCookie => {
    const end = endOf(name, reading)
    return { name, endsAt: end === null ? null : new Date(end).toISOString() }
  })
  return sendJson(visit, { status: 200, body: jsonOf({ data }) })
}

/** Secure also where the cookie was not: only so may it replace one that is. */
const takeBack = (name: string): string => `${name}=; Max-Age=0; Path=/; Secure`

const DONE = { message: 'Vše, co si o vás tento prohlížeč pamatoval, je smazáno.' }

/** Logs out and takes back everything this browser keeps for us. */
export const answerForget = async ({ visit, context }: CallErrand): Promise<void> => {
  const session = sessionToEnd(await context.sessions.read(visit))
  if (session) {
    await context.sessions.end(session)
    await revoke(visit, session, context).catch(() => null)
  }
  visit.cookies = namesOf(visit.request.headers.cookie).map(takeBack)
  return sendJson(visit, { status: 200, body: jsonOf(DONE), headers: CLEARS_BROWSER })
}
