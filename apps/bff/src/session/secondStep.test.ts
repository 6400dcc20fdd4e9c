import { beforeEach, expect, test } from 'vitest'
import { CookieJar } from '../testing/CookieJar.ts'
import { type SessionsBff, startSessions } from '../testing/startSessions.ts'

let bff: SessionsBff
beforeEach(async () => {
  bff = await startSessions()
  return () => bff.close()
})

const POST = { method: 'POST', body: '{}' }
const STEP = '/api/auth/login/second-step'
const TAKEN = '__Host-login=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Strict'

const beginLogin = async (jar = new CookieJar()) => {
  const headers = { 'user-agent': 'two steps' }
  const reply = await bff.visit(jar, '/api/auth/login', { ...POST, headers })

  return { jar, reply }
}

test('V026 a login in two steps waits five minutes in a sealed cookie, without a session', async () => {
  const { jar, reply } = await beginLogin()
  const flow = jar.get('__Host-login')

  expect([reply.status, JSON.parse(reply.body.toString())]).toEqual([202, { ways: ['app'] }])
  expect(reply.headers['set-cookie']).toEqual([
    `__Host-login=${flow}; Max-Age=300; Path=/; Secure; HttpOnly; SameSite=Strict`,
  ])
  expect(bff.fake.calls.at(-1)?.headers['x-inzrt-flow']).toBe(flow)
  expect((await bff.visit(jar, '/api/auth/user')).status).toBe(401)
})

test('V026 the second step in the same browser begins the session and takes the name back', async () => {
  const { jar } = await beginLogin()
  const reply = await bff.visit(jar, STEP, POST)

  expect([reply.status, JSON.parse(reply.body.toString())]).toEqual([
    200,
    { token_type: 'bearer', expires_in: 10_800 },
  ])
  expect(reply.headers['set-cookie']).toContain(TAKEN)
  expect((await bff.visit(jar, '/api/auth/user')).status).toBe(200)
})

test('V026 another browser cannot take the second step of a login', async () => {
  await beginLogin()
  const other = new CookieJar()
  const reply = await bff.visit(other, STEP, POST)

  expect(reply.status).toBe(409)
  expect(bff.fake.calls.at(-1)?.headers['x-inzrt-flow']).toBeUndefined()
  expect(other.header).toBe('')
})

test('V026 each login has a name of its own, and one that is over is taken back', async () => {
  const { jar } = await beginLogin()
  const first = jar.get('__Host-login')
  await beginLogin(jar)
  expect(jar.get('__Host-login')).not.toBe(first)
  const headers = { cookie: `__Host-login=${'x'.repeat(22)}` }
  const reply = await bff.visit(new CookieJar(), STEP, { ...POST, headers })

  expect([reply.status, reply.headers['set-cookie']]).toEqual([409, [TAKEN]])
})

test('V026 a login that waits ends no session the browser has', async () => {
  const jar = await bff.login()
  await beginLogin(jar)

  expect((await bff.visit(jar, '/api/auth/user')).status).toBe(200)
})
