import { beforeEach, expect, test } from 'vitest'
import { CookieJar } from '../testing/CookieJar.ts'
import { type SessionsBff, startSessions } from '../testing/startSessions.ts'

let bff: SessionsBff
beforeEach(async () => {
  bff = await startSessions()
  return () => bff.close()
})

const AD = { method: 'POST', body: '{}' }
const LOGIN = { method: 'POST', body: '{"nickname":"petr_b","password":"heslo"}' }

const loginOf = async (jar: CookieJar): Promise<string> =>
  JSON.parse((await bff.visit(jar, '/api/session')).text).login

const under = (login: string) => ({ headers: { 'x-inzrt-login': login } })

test.each([
  ['POST', '/api/front/inzrts'],
  ['PUT', '/api/front/inzrts/kolo-1a2b'],
  ['POST', '/api/front/inzrts/kolo-1a2b/messages'],
  ['POST', '/api/front/phone-verifications'],
  ['PATCH', '/api/auth/user'],
])('V013 %s %s begun under a login is never made as a guest', async (method, path) => {
  const jar = await bff.login()
  const login = await loginOf(jar)
  await bff.visit(jar, '/api/auth/logout', { method: 'POST' })
  const calls = bff.fake.calls.length

  const reply = await bff.visit(jar, path, { method, body: '{}', ...under(login) })
  expect([reply.status, JSON.parse(reply.text).code]).toEqual([401, 'unauthenticated'])
  expect(bff.fake.calls).toHaveLength(calls)
})

test('V013 a call begun under one login is not made under another, which goes on', async () => {
  const jar = await bff.login()
  const before = await loginOf(jar)
  await bff.visit(jar, '/api/auth/login', LOGIN)
  const now = await loginOf(jar)
  expect(now).not.toBe(before)

  const late = await bff.visit(jar, '/api/front/inzrts', { ...AD, ...under(before) })
  expect([late.status, late.headers['set-cookie']]).toEqual([401, undefined])
  expect(bff.fake.count('/api/front/inzrts')).toBe(0)
  expect((await bff.visit(jar, '/api/front/inzrts', { ...AD, ...under(now) })).status).toBe(200)
  expect((await bff.visit(jar, '/api/auth/user', under(now))).status).toBe(200)
})

test('V013 a guest, and a page that names no login, ask as before', async () => {
  const statuses = [
    await bff.visit(new CookieJar(), '/api/front/inzrts', AD),
    await bff.visit(await bff.login(), '/api/front/inzrts', AD),
  ].map(({ status }) => status)

  expect(statuses).toEqual([200, 200])
})

test('V013 what names a login opens nothing and is not the session', async () => {
  const jar = await bff.login()
  const login = await loginOf(jar)
  const reply = await bff.visit(new CookieJar(), '/api/auth/user', under(login))

  expect(reply.status).toBe(401)
  expect(jar.header).not.toContain(login)
})
