import { randomBytes } from 'node:crypto'
import { COOKIES } from '@inzrt/contracts/wire/headers'
import { REFRESH_TOKEN_SECONDS } from '@inzrt/rules/limits'
import type { SealKeys } from '@inzrt/settings/SealKeys'
import { isOfOtherKey, seal } from '@inzrt/settings/seal'
import type { RequestContext } from '../proxy/RequestContext.ts'
import { readCookie } from '../request/readCookie.ts'
import { UpstreamFailure } from '../upstream/UpstreamFailure.ts'
import { addCookies } from './addCookies.ts'
import { OpenedSessions } from './OpenedSessions.ts'
import type { Reading } from './Reading.ts'
import type { Revocations } from './Revocations.ts'
import type { FreshToken } from './renewal/FreshToken.ts'
import { Renewals } from './renewal/Renewals.ts'
import { idleEnd, type Session } from './Session.ts'
import type { SessionClock } from './SessionClock.ts'
import { SessionEnds } from './SessionEnds.ts'
import { CLEARED_SESSION, sessionCookies } from './sessionCookies.ts'
import { sidOf } from './sidOf.ts'

export type SessionSettings = Readonly<{
  keys: SealKeys
  clock: SessionClock
  revocations: Revocations
  /** Whether the api says that the session of a token goes on; rejects when it cannot say. */
  asksWhetherCounts: (token: string) => Promise<boolean>
  /** Milliseconds that only grow. */
  steady: () => number
  /** A cookie came that was sealed with a key we do not have. */
  onForeign: () => void
}>

const ABSOLUTE_MS = REFRESH_TOKEN_SECONDS * 1000

const purposeOf = ({ brand }: RequestContext): string => `${COOKIES.session} ${brand?.id ?? 'none'}`

/** Sessions of visitors: they live in sealed cookies, the api knows their ends and tells us. */
export class Sessions {
  readonly renewals: Renewals
  readonly #keys: SealKeys
  readonly revocations: Revocations
  readonly #ends = new SessionEnds()
  readonly #asksWhetherCounts: SessionSettings['asksWhetherCounts']
  readonly #clock: SessionClock
  readonly #opened: OpenedSessions
  readonly #onForeign: () => void

  constructor(settings: SessionSettings) {
    const { keys, clock, revocations, asksWhetherCounts, steady, onForeign } = settings
    this.#onForeign = onForeign
    this.#keys = keys
    this.#clock = clock
    this.#opened = new OpenedSessions(keys)
    this.renewals = new Renewals(steady)
    this.revocations = revocations
    this.#asksWhetherCounts = asksWhetherCounts
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
    if (!session) return this.#unopened(sealed)
    if (this.hasEndedHere(session)) return { kind: 'over', session, ended: true }
    if (this.now() >= idleEnd(session)) return { kind: 'over', session, ended: false }
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
  keep(context: RequestContext, session: Session): void {
    const newer = this.renewals.known(session.token)
    if (!this.hasEnded(session)) {
      this.#setCookies(context, newer ? withToken(session, newer) : session)
    }
  }

  /** From now on no copy of this session is worth anything here. */
  end(session: Session): void {
    this.#ends.end(session)
  }

  hasEnded(session: Session): boolean {
    return this.#ends.has(session)
  }

  hasEndedHere(session: Session): boolean {
    return this.#ends.isOfHere(session)
  }

  /** The api told of an end, by its own name of the session. */
  heard(sid: string): void {
    this.#ends.heard(sid)
  }

  /** What ended meanwhile nobody told us; and the api may be there again to be told what it missed. */
  onConnection(): void {
    this.#ends.doubt()
    void this.revocations.sendPending()
  }

  /**
   * What a cookie turns out to be where no call would ask the api: a session may have ended before we heard of ends.
   * Where the api cannot say, it is taken for live; whatever is asked for with it, the api is asked for.
   */
  async readSurely(context: RequestContext): Promise<Reading> {
    const reading = await this.read(context)
    if (reading.kind !== 'live' || this.#ends.isKnownLive(reading.session)) return reading
    const { session } = reading
    if (this.hasEnded(session)) return { kind: 'over', session, ended: true }
    const counts = await this.#asksWhetherCounts(session.token).catch(() => null)
    if (counts === null) return reading
    if (counts) this.#ends.confirm(session)
    else this.#ends.heard(sidOf(session.token))

    return counts ? reading : { kind: 'over', session, ended: true }
  }

  clearCookies(context: RequestContext): void {
    addCookies(context, CLEARED_SESSION)
  }

  close(): void {
    this.revocations.close()
  }

  #unopened(sealed: string): Reading {
    if (!isOfOtherKey(this.#keys, sealed)) return { kind: 'forged' }
    this.#onForeign()
    return { kind: 'foreign' }
  }

  #setCookies(context: RequestContext, session: Session): void {
    const sealed = seal(this.#keys, purposeOf(context), JSON.stringify(session))
    const cookies = sessionCookies(session, sealed, this.now())
    if (!cookies) throw new UpstreamFailure('unusable')
    addCookies(context, cookies)
  }
}

/** The session with another token. */
export const withToken = (session: Session, fresh: FreshToken): Session => ({
  ...session,
  ...fresh,
})
