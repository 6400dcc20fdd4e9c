import { randomBytes } from 'node:crypto'
import { COOKIES } from '@inzrt/contracts/wire/headers'
import { REFRESH_TOKEN_SECONDS } from '@inzrt/domain/limits'
import type { RequestContext } from '../proxy/RequestContext.ts'
import { readCookie } from '../request/readCookie.ts'
import { UpstreamFailure } from '../upstream/UpstreamFailure.ts'
import { digest } from './exchange/digest.ts'
import type { SessionExchange } from './exchange/SessionExchange.ts'
import type { SessionKeys } from './keys/SessionKeys.ts'
import { seal } from './keys/seal.ts'
import { OpenedSessions } from './OpenedSessions.ts'
import type { Reading } from './Reading.ts'
import type { FreshToken } from './renewal/FreshToken.ts'
import { Renewals } from './renewal/Renewals.ts'
import { idleEnd, type Session } from './Session.ts'
import type { SessionClock } from './SessionClock.ts'
import { CLEARED_SESSION, sessionCookies } from './sessionCookies.ts'

export type SessionSettings = Readonly<{
  keys: SessionKeys
  exchange: SessionExchange
  clock: SessionClock
}>

const ABSOLUTE_MS = REFRESH_TOKEN_SECONDS * 1000

const purposeOf = ({ brand }: RequestContext): string => `${COOKIES.session} ${brand?.id ?? 'none'}`

/** Sessions of visitors: they live in sealed cookies, only their ends are remembered here. */
export class Sessions {
  readonly renewals: Renewals
  readonly #keys: SessionKeys
  readonly #exchange: SessionExchange
  readonly #clock: SessionClock
  readonly #opened: OpenedSessions

  constructor({ keys, exchange, clock }: SessionSettings) {
    this.#keys = keys
    this.#exchange = exchange
    this.#clock = clock
    this.#opened = new OpenedSessions(keys)
    this.renewals = new Renewals(exchange, keys)
  }

  now(): number {
    return this.#clock.now()
  }

  /** Before the first look at the time of a request that has no session yet. */
  follow(): Promise<void> {
    return this.#clock.follow()
  }

  async read(context: RequestContext): Promise<Reading> {
    const sealed = readCookie(context.request.headers.cookie, COOKIES.session)
    if (!sealed) return { kind: 'none' }
    await this.follow()
    const session = this.#opened.open(purposeOf(context), sealed)
    if (!session) return { kind: 'forged' }
    if (await this.hasEnded(session)) return { kind: 'over', session, ended: true }
    if (this.now() >= idleEnd(session)) return { kind: 'over', session, ended: false }
    if (session.replaced) await this.#exchange.settle(session.replaced)
    return { kind: 'live', session }
  }

  /** A session under a new id: nothing of what the browser had before goes on. */
  start(context: RequestContext, fresh: FreshToken): void {
    const now = this.now()
    const id = randomBytes(16).toString('hex')
    const times = { startedAt: now, activeAt: now, endsAt: now + ABSOLUTE_MS }
    this.#setCookies(context, { id, ...fresh, ...times })
  }

  /**
   * Sends the session with the answer that follows at once; a request that began before a renewal or a
   * logout must not bring back what was there then.
   */
  async keep(context: RequestContext, session: Session): Promise<void> {
    const newer = await this.renewals.known(session.token)
    if (!(await this.hasEnded(session))) {
      this.#setCookies(context, newer ? withToken(session, newer) : session)
    }
  }

  /** From now on no copy of this session is worth anything here. */
  async end(session: Session): Promise<void> {
    await this.#exchange.end(session.id, Math.max(0, session.endsAt - this.now()))
  }

  hasEnded({ id }: Session): Promise<boolean> {
    return this.#exchange.hasEnded(id)
  }

  clearCookies(context: RequestContext): void {
    context.cookies = CLEARED_SESSION
  }

  close(): void {
    this.#exchange.close()
  }

  #setCookies(context: RequestContext, session: Session): void {
    const sealed = seal(this.#keys, purposeOf(context), JSON.stringify(session))
    const cookies = sessionCookies(session, sealed, this.now())
    if (!cookies) throw new UpstreamFailure('unusable')
    context.cookies = cookies
  }
}

/** The session with another token; remembers which one it replaces. */
export const withToken = (session: Session, fresh: FreshToken): Session => ({
  ...session,
  ...fresh,
  replaced: digest(session.token),
})
