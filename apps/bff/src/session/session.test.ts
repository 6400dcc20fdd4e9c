import { beforeEach, expect, test } from 'vitest'
import { jsonAnswer } from '../testing/answers.ts'
import { CookieJar } from '../testing/CookieJar.ts'
import { ADULT_HOST } from '../testing/startBff.ts'
import { type SessionsBff, startSessions } from '../testing/startSessions.ts'

let bff: SessionsBff
beforeEach(async () => {
  bff = await startSessions()
  return () => bff.close()
})

const POST = { method: 'POST' }
const LOGIN = { ...POST, body: '{"nickname":"jana_k","password":"heslo"}' }

const problem = ({ status, text }: { status: number; text: string }) => [
  status,
  JSON.parse(text).message,
]

test('R182 R195 R202 R271 logged in, the api hears the token and the browser never does; then logged out', async () => {
  const jar = new CookieJar()
  const login = await bff.visit(jar, '/api/auth/login', LOGIN)
  expect([login.status, JSON.parse(login.text)]).toEqual([
    200,
    { token_type: 'bearer', expires_in: 10_800 },
  ])
  const user = await bff.visit(jar, '/api/auth/user')
  expect(JSON.parse(user.text).data.nickname).toBe('jana_k')
  expect(bff.fake.calls.at(-1)?.headers.authorization).toMatch(/^Bearer canary-token/)

  const logout = await bff.visit(jar, '/api/auth/logout', POST)
  expect(problem(logout)).toEqual([200, 'Odhlášení proběhlo úspěšně.'])
  expect(logout.headers['clear-site-data']).toBe('"cache", "storage"')
  expect([jar.header, bff.fake.live]).toEqual(['', 0])
  expect(problem(await bff.visit(jar, '/api/auth/user'))).toEqual([401, 'Unauthenticated.'])
})

test('R182 a registration logs in and keeps its token to itself', async () => {
  const jar = new CookieJar()
  const reply = await bff.visit(jar, '/api/auth/register', { ...POST, body: '{}' })
  expect([reply.status, JSON.parse(reply.text).data.nickname]).toEqual([201, 'jana_k'])
  expect(reply.text).not.toContain('canary')
  expect((await bff.visit(jar, '/api/auth/user')).status).toBe(200)
})

test('a wrong password begins no session and passes with its own words', async () => {
  const jar = new CookieJar()
  const headers = { 'user-agent': 'wrong password' }
  const reply = await bff.visit(jar, '/api/auth/login', { ...LOGIN, headers })
  expect(problem(reply)).toEqual([401, 'Uživatelské jméno nebo heslo není správně.'])
  expect(reply.headers['set-cookie']).toBeUndefined()
})

test('R301 both cookies of a session are exact: host-only, Secure, at most fourteen days', async () => {
  const reply = await bff.visit(new CookieJar(), '/api/auth/login', LOGIN)
  const [session = '', signedIn] = reply.headers['set-cookie'] ?? []
  expect(session.replace(/=[^;]+/, '=sealed')).toBe(
    '__Host-session=sealed; Max-Age=1209600; Path=/; Secure; HttpOnly; SameSite=Strict',
  )
  expect(signedIn).toBe('signed-in=1; Max-Age=1209600; Path=/; Secure; SameSite=Lax')
  expect(session.length).toBeLessThanOrEqual(4096)
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('a token too long for a cookie begins no session', async () => {
  bff.api.answerWith((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const access_token = 'x'.repeat(3000)
    response.end(JSON.stringify({ access_token, token_type: 'bearer', expires_in: 10_800 }))
  })
  const reply = await bff.visit(new CookieJar(), '/api/auth/login', LOGIN)
  expect([reply.status, reply.headers['set-cookie']]).toEqual([502, undefined])
})

test('R295 a forged session is refused in the words the sites know, and taken back at once', async () => {
  const jar = await bff.login()
  const cookie = jar.header.replace(/(?<=test\.)./, (sign) => (sign === 'A' ? 'B' : 'A'))
  const reply = await bff.visit(jar, '/api/auth/user', { headers: { cookie } })
  expect(problem(reply)).toEqual([401, 'Token Signature could not be verified.'])
  expect([jar.header, bff.fake.count('/api/auth/user')]).toEqual(['', 0])
})

test('R294 a session the api has ended is refused in its words, and taken back at once', async () => {
  const jar = await bff.login()
  bff.fake.endAll()
  expect(problem(await bff.visit(jar, '/api/auth/user'))).toEqual([401, 'Token has expired'])
  expect(jar.header).toBe('')
})

test('R295 a token the api does not believe ends the session', async () => {
  const jar = await bff.login()
  bff.fake.faults.set('/api/auth/user', (_, response) => {
    response.writeHead(401, { 'content-type': 'application/json' })
    response.end('{"message":"Token Signature could not be verified.","code":"token_invalid"}')
  })
  const reply = await bff.visit(jar, '/api/auth/user')
  expect(problem(reply)).toEqual([401, 'Token Signature could not be verified.'])
  expect(jar.header).toBe('')
})

test('a login begins a session of its own; the one before it is worth nothing any more', async () => {
  const jar = await bff.login()
  const [before, header] = [jar.get('__Host-session'), jar.header]
  await bff.visit(jar, '/api/auth/login', LOGIN)
  expect(jar.get('__Host-session')).not.toBe(before)
  expect(bff.fake.live).toBe(1)
  const replay = await bff.visit(new CookieJar(), '/api/auth/user', { headers: { cookie: header } })
  expect(problem(replay)).toEqual([401, 'Token has expired'])
})

test('N013 a session of one site opens nothing on the other', async () => {
  const jar = await bff.login()
  const cookie = `${jar.header}; age-verified=1`
  const reply = await bff.visit(jar, '/api/auth/user', { host: ADULT_HOST, headers: { cookie } })
  expect(problem(reply)).toEqual([401, 'Token Signature could not be verified.'])
})

test('P045 a deleted account has no session left, and the browser nothing of it', async () => {
  const jar = await bff.login()
  const header = jar.header
  const goodbye = { method: 'DELETE', body: '{"password":"heslo"}' }
  const deleted = await bff.visit(jar, '/api/auth/user', goodbye)
  expect(deleted.headers['clear-site-data']).toBe('"cache", "storage"')
  expect(jar.header).toBe('')
  const replay = await bff.visit(new CookieJar(), '/api/auth/user', { headers: { cookie: header } })
  expect(replay.status).toBe(401)
})

test('the api hears the device of who logs in, and of nobody else', async () => {
  const headers = { 'user-agent': `Firefox${'x'.repeat(400)}` }
  await bff.visit(new CookieJar(), '/api/front/sections', { headers })
  expect(bff.fake.calls.at(-1)?.headers['x-inzrt-device']).toBeUndefined()
  await bff.visit(new CookieJar(), '/api/auth/login', { ...LOGIN, headers })
  expect(bff.fake.calls.at(-1)?.headers['x-inzrt-device']).toHaveLength(300)
})

test('P001 R293 a search that is not ready says so, delays no other and logs nobody out', async () => {
  const jar = await bff.login()
  const { listener } = bff.fake
  const notReady = jsonAnswer({ message: 'Ještě ne.', code: 'unavailable' }, 500)
  bff.api.answerWith((request, response) => {
    const isSearch = request.url?.startsWith('/api/front/search') === true
    ;(isSearch ? notReady : listener)(request, response)
  })
  for (let i = 0; i < 20; i++) {
    const reply = await bff.visit(jar, '/api/front/search?q=kolo')
    expect([reply.status, reply.headers['retry-after'], reply.headers['set-cookie']]).toEqual([
      ...[502, '2', undefined],
    ])
    expect(JSON.parse(reply.text).message).toBe(
      'Služba teď neodpovídá. Zkuste to prosím za chvíli.',
    )
  }

  expect(bff.parts.api.breaker.open).toBe(false)
  expect((await bff.visit(jar, '/api/auth/user')).status).toBe(200)
})
