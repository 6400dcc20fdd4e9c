import { DAY_MS } from '@inzrt/domain/time'
import { beforeEach, expect, test } from 'vitest'
import { type SessionsBff, startSessions } from '../testing/startSessions.ts'

let bff: SessionsBff
beforeEach(async () => {
  bff = await startSessions()
  return () => bff.close()
})

const FORTNIGHT = 14 * DAY_MS

test('N024 a visitor sees which cookies the browser keeps, never what is in them', async () => {
  const jar = await bff.login()
  const headers = { cookie: `${jar.header}; age-verified=1; age-verified=2; a b=3` }
  const reply = await bff.visit(jar, '/api/session/browser', { headers })
  const end = new Date(bff.time.now + FORTNIGHT).toISOString()
  expect(JSON.parse(reply.text).data).toEqual([
    { name: '__Host-session', endsAt: end },
    { name: 'signed-in', endsAt: end },
    { name: 'age-verified', endsAt: null },
  ])
})

test('N024 one click logs out and takes back every cookie', async () => {
  const jar = await bff.login()
  const headers = { cookie: `${jar.header}; age-verified=1; __Host-reset=x` }
  const reply = await bff.visit(jar, '/api/session/forget', { method: 'POST', headers })
  expect(reply.headers['set-cookie']).toEqual([
    '__Host-session=; Max-Age=0; Path=/; Secure',
    'signed-in=; Max-Age=0; Path=/; Secure',
    'age-verified=; Max-Age=0; Path=/; Secure',
    '__Host-reset=; Max-Age=0; Path=/; Secure',
  ])
  expect(reply.headers['clear-site-data']).toBe('"cache", "storage"')
  expect([jar.header, bff.fake.live]).toEqual(['', 0])
})
