import { MINUTE_MS } from '@inzrt/domain/time'
import { beforeEach, expect, test } from 'vitest'
import type { Reply } from '../testing/ask.ts'
import { CookieJar } from '../testing/CookieJar.ts'
import { INTERNAL_KEY } from '../testing/startBff.ts'
import { type SessionsBff, startSessions } from '../testing/startSessions.ts'

let bff: SessionsBff
beforeEach(async () => {
  bff = await startSessions()
  return () => bff.close()
})

const PASSWORD = 'Heslo-canary-9e1c'

/** A secret as it could leave: plain, or written in another way. */
const forms = (secret: string): string[] => {
  const bytes = Buffer.from(secret)
  return [
    secret,
    encodeURIComponent(secret),
    bytes.toString('hex'),
    // Base64 of a part differs with its position; its middle stands in all three.
    ...[0, 1, 2].map((at) => bytes.subarray(at).toString('base64').slice(4, 24)),
    ...[0, 1, 2].map((at) => bytes.subarray(at).toString('base64url').slice(4, 24)),
  ]
}

const JOURNEY: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/api/auth/login'],
  ['GET', '/api/auth/user'],
  ['GET', '/api/session'],
  ['POST', '/api/session/prolong'],
  ['GET', '/api/session/browser'],
  ['GET', '/api/front/sections'],
  ['GET', '/api/auth/user/export'],
  ['GET', '/api/front/me/inzrts?filter=active'],
  ['PATCH', '/api/auth/user'],
  ['GET', '/muj-ucet'],
  ['GET', '/login'],
  ['GET', '/kola'],
  ['POST', '/api/auth/register'],
  ['POST', '/api/auth/password/forgot'],
  ['PUT', '/api/auth/user/password'],
  ['GET', '/api/nothing'],
  ['POST', '/kola'],
]

const secretsOf = (): string[] =>
  [
    ...new Set(
      bff.fake.calls.flatMap(({ headers }) => {
        const flow = headers['x-inzrt-flow']
        return [headers.authorization?.slice('Bearer '.length), flow?.toString()]
      }),
    ),
    PASSWORD,
    INTERNAL_KEY,
  ].filter((secret): secret is string => Boolean(secret))

const walk = async (): Promise<Reply[]> => {
  const jar = new CookieJar()
  const body = JSON.stringify({ nickname: 'jana_k', password: PASSWORD })
  const replies: Reply[] = []
  for (const [method, path] of JOURNEY) {
    replies.push(await bff.visit(jar, path, method === 'GET' ? {} : { method, body }))
    bff.time.now += 11 * MINUTE_MS
  }
  replies.push(await bff.visit(jar, '/api/auth/logout', { method: 'POST' }))
  return replies
}

/** The flow of a reset is meant to be a cookie; it must be nowhere else. */
const withoutCookies = ({ text, headers }: Reply): string =>
  text + JSON.stringify({ ...headers, 'set-cookie': '' })

test('R182 no token, password or key is in any answer, cookie or line of the log', async () => {
  const replies = await walk()
  const secrets = secretsOf()
  expect(secrets.length).toBeGreaterThanOrEqual(5)
  const seen = replies.map(withoutCookies).join('\n') + JSON.stringify(bff.lines)
  const cookies = replies.map(({ headers }) => headers['set-cookie']?.join('\n') ?? '').join('\n')
  for (const secret of secrets) {
    for (const form of forms(secret)) {
      expect(seen).not.toContain(form)
      if (secret.length > 22) expect(cookies).not.toContain(form)
    }
  }
})

test('R182 an answer of the api that repeats the token is shown to nobody', async () => {
  const jar = await bff.login()
  bff.api.answerWith(({ headers }, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ data: headers.authorization }))
  })
  const reply = await bff.visit(jar, '/api/auth/user')
  expect([reply.status, reply.text.includes('canary')]).toEqual([502, false])
})

test('a fault while a session is at work tells the log where, not what', async () => {
  const jar = await bff.login()
  bff.fake.faults.set('/api/auth/user', (_, response) => void response.writeHead(200).end('oops'))
  expect((await bff.visit(jar, '/api/auth/user')).status).toBe(502)
  expect(JSON.stringify(bff.lines)).not.toMatch(/canary|jana|Bearer/)
})
