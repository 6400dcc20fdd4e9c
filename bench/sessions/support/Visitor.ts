import { Agent, request } from 'undici'
import { CookieJar } from '../../../apps/bff/src/testing/CookieJar.ts'

export type Answer = Readonly<{ status: number; cookies: readonly string[]; text: string }>

/** As many connections as a round needs, so that all of it is under way at once. */
const agent = new Agent({ connections: 600, pipelining: 1, headersTimeout: 30_000 })

const READS = new Set(['GET', 'HEAD'])
const WRITES = {
  'sec-fetch-site': 'same-origin',
  'x-inzrt-csrf': '1',
  'content-type': 'application/json',
}

/** A browser of one visitor: sends its cookies, keeps those it gets. */
export class Visitor {
  readonly jar = new CookieJar()
  readonly #host: string

  constructor(host: string) {
    this.#host = host
  }

  /** One request with the visitor's cookies; the jar takes what the answer sets. */
  async ask(port: number, method: 'GET' | 'POST', path: string, body?: string): Promise<Answer> {
    const answer = await this.look(port, method, path, this.jar.header, body)
    this.jar.take({ headers: { 'set-cookie': [...answer.cookies] } })
    return answer
  }

  /** The same with any cookies, and nothing kept: another tab, or somebody who captured them. */
  async look(
    port: number,
    method: 'GET' | 'POST',
    path: string,
    cookie: string,
    body?: string,
  ): Promise<Answer> {
    const answer = await request(`http://127.0.0.1:${port}${path}`, {
      dispatcher: agent,
      method,
      headers: { host: this.#host, cookie, ...(READS.has(method) ? {} : WRITES) },
      ...(body === undefined ? {} : { body }),
    })
    return {
      status: answer.statusCode,
      cookies: [answer.headers['set-cookie'] ?? []].flat(),
      text: await answer.body.text(),
    }
  }
}

/** Whether an answer takes the session back. */
export const logsOut = ({ cookies }: Answer): boolean =>
  cookies.some((cookie) => cookie.startsWith('__Host-session=;'))

/** The session an answer sets. */
export const sessionOf = ({ cookies }: Answer): string | null =>
  cookies.find((cookie) => /^__Host-session=[^;]/.test(cookie))?.split(';', 1)[0] ?? null
