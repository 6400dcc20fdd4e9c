import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { readInsideSessionCall } from '@inzrt/contracts/wire/insideSession'
import { jsonAnswer } from './answers.ts'

type Issued = { current: string; former: string | null; used: boolean }
type Answer = readonly [status: number, body: unknown]

/** Stands before an answer: answers otherwise, later, or not at all. */
export type Fault = (answer: () => void, response: ServerResponse) => void

const EXPIRED: Answer = [401, { message: 'Token has expired', code: 'token_expired' }]
const FORGED: Answer = [
  401,
  { message: 'Token Signature could not be verified.', code: 'token_invalid' },
]
const NOBODY: Answer = [401, { message: 'Unauthenticated.', code: 'unauthenticated' }]
const WRONG_PASSWORD: Answer = [
  401,
  { message: 'Uživatelské jméno nebo heslo není správně.', code: 'credentials' },
]
const LOGIN_IS_OVER: Answer = [409, { message: 'Přihlaste se znovu.', code: 'conflict' }]
const USER = {
  nickname: 'jana_k',
  firstName: 'Jana',
  lastName: null,
  email: 'jana@example.cz',
  scope: 'user',
}

/** The api's sessions as agreed: an old token gets the same successor until that was used, then it ends the session. */
export class SessionsApi {
  /** Every request that reached it. */
  readonly calls: IncomingMessage[] = []
  readonly faults = new Map<string, Fault>()
  /** Keep an answer back that is already made. */
  readonly holds = new Map<string, (send: () => void) => void>()
  /** Life of the tokens it issues, in seconds. */
  tokenSeconds = 10_800
  readonly #sessions = new Map<string, Issued>()
  readonly #hearers: ((sid: string) => void)[] = []
  /** Browsers whose login takes a second step. */
  readonly #waiting = new Set<string>()
  readonly #owners = new Map<string, string>()

  readonly listener: RequestListener = (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const answer = () => jsonAnswer(...this.#reply(request, path))(request, response)
    this.calls.push(request)
    request.resume().on('end', () => {
      const [fault, hold] = [this.faults.get(path), this.holds.get(path)]
      if (fault) return fault(answer, response)
      if (!hold) return answer()
      const reply = this.#reply(request, path)
      hold(() => jsonAnswer(...reply)(request, response))
    })
  }

  /** How often a path was asked. */
  count(path: string): number {
    return this.calls.filter(({ url }) => url === path).length
  }

  get live(): number {
    return this.#sessions.size
  }

  /** Tells of each session that ends. */
  onEnd(hear: (sid: string) => void): void {
    this.#hearers.push(hear)
  }

  /** The end of every session, as after a reset of the password. */
  endAll(): void {
    this.#sessions.clear()
  }

  #reply(request: IncomingMessage, path: string): [unknown, number] {
    const [status, body] = this.#answer(path, request)
    return [body, status]
  }

  #answer(path: string, { method, headers }: IncomingMessage): Answer {
    const token = headers.authorization?.replace('Bearer ', '')
    switch (path) {
      case '/api/auth/login':
        if (headers['x-inzrt-device'] === 'wrong password') return WRONG_PASSWORD
        if (headers['x-inzrt-device'] !== 'two steps') return [200, this.#issue()]
        this.#waiting.add(String(headers['x-inzrt-flow']))
        return [202, { ways: ['app'] }]
      case '/api/auth/login/second-step':
        return this.#waiting.delete(String(headers['x-inzrt-flow']))
          ? [200, this.#issue()]
          : LOGIN_IS_OVER
      case '/api/auth/register':
        return [201, { ...this.#issue(), data: USER }]
      case readInsideSessionCall.path:
        return this.#inside(method, token)
      case '/api/auth/refresh':
        return this.#refresh(token)
      case '/api/auth/password/forgot':
      case '/api/auth/password/reset':
        return [200, { message: 'Hotovo.' }]
    }
    if (!path.startsWith('/api/auth/')) return [200, { data: [] }]
    return this.#asUser(token, headers['x-inzrt-unconfirmed'] !== '1')
  }

  #inside(method: string | undefined, token = ''): Answer {
    const sid = this.#owners.get(token) ?? ''
    if (method === 'DELETE') this.#end(sid)
    return [200, { counts: this.#sessions.has(sid) }]
  }

  #end(sid: string): void {
    if (this.#sessions.delete(sid)) for (const hear of this.#hearers) hear(sid)
  }

  #issue() {
    const sid = randomUUID()
    const current = this.#newToken(sid)
    this.#sessions.set(sid, { current, former: null, used: false })
    return this.#tokenAnswer(current)
  }

  #newToken(sid: string): string {
    const claims = Buffer.from(JSON.stringify({ sid, jti: randomUUID() })).toString('base64url')
    const token = `canary-token.${claims}.${'x'.repeat(400)}`
    this.#owners.set(token, sid)
    return token
  }

  #refresh(token = ''): Answer {
    const sid = this.#owners.get(token) ?? ''
    const session = this.#sessions.get(sid)
    if (!session) return EXPIRED
    if (token === session.current) {
      Object.assign(session, { former: token, current: this.#newToken(sid), used: false })
    } else if (token !== session.former || session.used) {
      this.#end(sid)
      return EXPIRED
    }
    return [200, this.#tokenAnswer(session.current)]
  }

  #asUser(token: string | undefined, isConfirmed: boolean): Answer {
    if (!token) return NOBODY
    const sid = this.#owners.get(token)
    const session = this.#sessions.get(sid ?? '')
    if (!sid) return FORGED
    if (!session || (token !== session.current && session.used)) return EXPIRED
    if (token === session.current && isConfirmed) session.used = true
    return [200, { data: USER }]
  }

  #tokenAnswer(token: string) {
    return { access_token: token, token_type: 'bearer', expires_in: this.tokenSeconds }
  }
}
