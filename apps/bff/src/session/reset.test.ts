import { beforeEach, expect, test } from 'vitest'
import { CookieJar } from '../testing/CookieJar.ts'
import { type SessionsBff, startSessions } from '../testing/startSessions.ts'

let bff: SessionsBff
beforeEach(async () => {
  bff = await startSessions()
  return () => bff.close()
})

const POST = { method: 'POST' }

test('a reset works in the browser that asked for it, and ends its session', async () => {
  const jar = await bff.login()
  const asked = await bff.visit(jar, '/api/auth/password/forgot', { ...POST, body: '{}' })
  const flow = jar.get('__Host-reset')
  const copy = { headers: { cookie: jar.header } }
  expect(asked.headers['set-cookie']).toEqual([
    `__Host-reset=${flow}; Max-Age=900; Path=/; Secure; HttpOnly; SameSite=Strict`,
  ])
  expect(bff.fake.calls.at(-1)?.headers['x-inzrt-flow']).toBe(flow)
  await bff.visit(jar, '/api/auth/password/reset', { ...POST, body: '{}' })
  expect(bff.fake.calls.at(-1)?.headers['x-inzrt-flow']).toBe(flow)
  expect(jar.header).toBe('')
  expect((await bff.visit(new CookieJar(), '/api/auth/user', copy)).status).toBe(401)
})

test('a flow that is none of ours never reaches the api', async () => {
  const headers = { cookie: `__Host-reset=${'x'.repeat(23)}` }
  await bff.visit(new CookieJar(), '/api/auth/password/reset', { ...POST, body: '{}', headers })
  expect(bff.fake.calls.at(-1)?.headers['x-inzrt-flow']).toBeUndefined()
})
