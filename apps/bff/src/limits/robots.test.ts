import { beforeEach, expect, test } from 'vitest'
import { jsonAnswer } from '../testing/answers.ts'
import { CookieJar } from '../testing/CookieJar.ts'
import { type SessionsBff, startSessions } from '../testing/startSessions.ts'

let bff: SessionsBff
beforeEach(async () => {
  bff = await startSessions({ BUDGET_FACTOR: '1' })
  bff.api.answerWith(jsonAnswer({ data: { slug: 'kolo-1a2b' } }, 201))
  return () => bff.close()
})

const place = (headers: Record<string, string> = {}) =>
  bff.visit(new CookieJar(), '/api/front/inzrts', { method: 'POST', body: '{}', headers })

test('P032 a robot that does not run our pages places nothing', async () => {
  const reply = await place({ 'x-inzrt-csrf': '' })

  expect(reply.status).toBe(403)
  expect(bff.api.seen).toHaveLength(0)
})

test('P032 a robot that does may place ten ads an hour, as anybody may', async () => {
  const statuses = []
  for (let count = 0; count < 11; count++) statuses.push((await place()).status)

  expect(statuses).toEqual([...Array(10).fill(201), 429])
})

test.each([
  ['/api/front/inzrts', 10],
  ['/api/front/inzrts/kolo-1a2b/messages', 20],
  ['/api/front/phone-verifications', 10],
])('R236 what %s refuses to be mended is not counted among its %i an hour', async (path, most) => {
  const send = async () =>
    (await bff.visit(new CookieJar(), path, { method: 'POST', body: '{}' })).status
  bff.api.answerWith(jsonAnswer({ message: 'Zkontrolujte pole.', code: 'validation' }, 422))
  for (let count = 0; count < most + 1; count++) expect(await send()).toBe(422)
  bff.api.answerWith(jsonAnswer({ data: {} }, 201))
  for (let count = 0; count < most; count++) expect(await send()).toBe(201)

  expect(await send()).toBe(429)
})

test('P032 a robot that is refused may try sixty times an hour', async () => {
  bff.api.answerWith(jsonAnswer({ message: 'Zkontrolujte pole.', code: 'validation' }, 422))
  const statuses = []
  for (let count = 0; count < 61; count++) statuses.push((await place()).status)

  expect(statuses).toEqual([...Array(60).fill(422), 429])
})

test('N003 a writer of an ad sees its lines at each pause, a robot sixty times a minute', async () => {
  const set = (bytes = 0) =>
    bff.visit(new CookieJar(), '/api/front/line-ads', {
      method: 'POST',
      body: JSON.stringify({ content: 'a'.repeat(bytes) }),
    })
  expect((await set(64 * 1024)).status).toBe(413)

  const statuses = []
  for (let count = 0; count < 60; count++) statuses.push((await set()).status)

  expect(statuses).toEqual([...Array(59).fill(201), 429])
})

const FORM = { method: 'POST', body: '{"nickname":"jana_k","password":"heslo"}' }

test.each([
  '/api/auth/login',
  '/api/front/inzrts/kolo-1a2b/verifyPassword',
  '/api/auth/email/verify',
])('V012 fifty people of one address use %s within a minute, a robot 120 times', async (path) => {
  const statuses = []
  for (let count = 0; count < 121; count++)
    statuses.push((await bff.visit(new CookieJar(), path, FORM)).status)

  expect(statuses.slice(0, 120)).not.toContain(429)
  expect(statuses[120]).toBe(429)
})

test.each(['/api/auth/login', '/api/auth/email/verify'])(
  'V012 what a crowd keeps from %s is not counted, and a flood of it ends',
  async (path) => {
    const send = async () => (await bff.visit(new CookieJar(), path, FORM)).status
    bff.api.answerWith(jsonAnswer({ message: 'Právě je tu nával.', code: 'crowded' }, 429))
    for (let count = 0; count < 600; count++) await send()
    bff.api.answerWith(jsonAnswer({ data: {} }, 200))
    for (let count = 0; count < 120; count++) expect(await send()).not.toBe(429)
    const asked = bff.api.seen.length

    expect([await send(), bff.api.seen.length]).toEqual([429, asked])
  },
)
