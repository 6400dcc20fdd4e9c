import type { BrowserCookie } from '@inzrt/contracts/visitor/browserData'
import { COOKIES } from '@inzrt/contracts/wire/headers'
import { jsonOf, sendJson } from '../../answers/sendJson.ts'
import { addCookies } from '../addCookies.ts'
import { CLEARS_BROWSER } from '../clearsBrowser.ts'
import { type Reading, sessionToEnd } from '../Reading.ts'
import type { CallContext } from './CallContext.ts'

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
export const answerCookies = async ({ context, parts }: CallContext): Promise<void> => {
  const reading = await parts.sessions.read(context)
  const data = namesOf(context.request.headers.cookie).map((name): BrowserCookie => {
    const end = endOf(name, reading)
    return { name, endsAt: end === null ? null : new Date(end).toISOString() }
  })
  return sendJson(context, { status: 200, body: jsonOf({ data }) })
}

/** Secure also where the cookie was not: only so may it replace one that is. */
const clearStaleSession = (name: string): string => `${name}=; Max-Age=0; Path=/; Secure`

const DONE = { message: 'Co si o vás tento prohlížeč pamatoval, je smazané.' }

/** Logs out and takes back everything this browser keeps for us. */
export const answerForget = async ({ context, parts }: CallContext): Promise<void> => {
  const session = sessionToEnd(await parts.sessions.read(context))
  if (session) {
    parts.sessions.end(session)
    await parts.sessions.revocations.revoke(session).catch(() => null)
  }
  addCookies(context, namesOf(context.request.headers.cookie).map(clearStaleSession))
  return sendJson(context, { status: 200, body: jsonOf(DONE), headers: CLEARS_BROWSER })
}
