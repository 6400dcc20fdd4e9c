import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
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

  /** The end of every session, as after a reset of the password. */
  endAll(): void {
    this.#sessions.clear()
  }

  #reply({ headers }: IncomingMessage, path: string): [unknown, number] {
    const [status, body] = this.#answer(path, headers)
    return [body, status]
  }

  #answer(path: string, headers: IncomingMessage['headers']): Answer {
    const token = headers.authorization?.replace('Bearer ', '')
    switch (path) {
      case '/api/auth/login':
        return headers['x-inzrt-device'] === 'wrong password'
          ? WRONG_PASSWORD
          : [200, this.#issue()]
      case '/api/auth/register':
        return [201, { ...this.#issue(), data: USER }]
      case '/api/auth/refresh':
        return this.#refresh(token)
      case '/api/auth/password/forgot':
      case '/api/auth/password/reset':
        return [200, { message: 'Hotovo.' }]
    }
    return path.startsWith('/api/auth/') ? this.#asUser(path, token) : [200, { data: [] }]
  }

  #issue() {
    const sid = randomUUID()
    const current = this.#newToken(sid)
    this.#sessions.set(sid, { current, former: null, used: false })
    return this.#tokenAnswer(current)
  }

  #newToken(sid: string): string {
    const token = `canary-token.${randomUUID()}.${'x'.repeat(400)}`
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
      this.#sessions.delete(sid)
      return EXPIRED
    }
    return [200, this.#tokenAnswer(session.current)]
  }

  #asUser(path: string, token: string | undefined): Answer {
    if (!token) return NOBODY
    const sid = this.#owners.get(token)
    const session = this.#sessions.get(sid ?? '')
    if (!sid) return FORGED
    if (!session || (token !== session.current && session.used)) return EXPIRED
    if (token === session.current) session.used = true
    if (path === '/api/auth/logout') this.#sessions.delete(sid)
    return [200, path === '/api/auth/logout' ? { message: 'Odhlášeno.' } : { data: USER }]
  }

  #tokenAnswer(token: string) {
    return { access_token: token, token_type: 'bearer', expires_in: this.tokenSeconds }
  }
}
