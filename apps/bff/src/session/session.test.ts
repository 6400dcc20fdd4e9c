import { beforeEach, expect, test } from 'vitest'
import { CookieJar } from '../testing/CookieJar.ts'
import { type SessionsBff, startSessions } from '../testing/startSessions.ts'

let bff: SessionsBff
beforeEach(async () => {
  bff = await startSessions()
  return () => bff.close()
})

const LOGIN = { method: 'POST', body: '{"nickname":"jana_k","password":"heslo"}' }

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

  const logout = await bff.visit(jar, '/api/auth/logout', { method: 'POST' })
  expect([logout.status, JSON.parse(logout.text).message]).toEqual([
    200,
    'Odhlášení proběhlo úspěšně.',
  ])
  expect([jar.header, bff.fake.live]).toEqual(['', 0])
  expect((await bff.visit(jar, '/api/auth/user')).status).toBe(401)
})
