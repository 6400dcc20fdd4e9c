import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { jsonAnswer } from '../testing/answers.ts'
import { ask } from '../testing/ask.ts'
import type { CookieJar } from '../testing/CookieJar.ts'
import { GENERAL_HOST } from '../testing/startBff.ts'
import { type SessionsBff, startSessions } from '../testing/startSessions.ts'

const LIVE = '/api/front/live'

let bff: SessionsBff
/** What the api says that may be heard. */
let heard: { account: number | null; conversations: number[] }
beforeEach(async () => {
  bff = await startSessions()
  heard = { account: 5, conversations: [] }
  bff.api.answerWith((request, response) =>
    request.url?.startsWith(LIVE)
      ? jsonAnswer({ data: heard })(request, response)
      : bff.fake.listener(request, response),
  )
  return () => bff.close()
})

/** A browser that listens, with what it was told so far. */
const listen = async (jar?: CookieJar) => {
  const headers = { host: GENERAL_HOST, ...(jar && { cookie: jar.header }) }
  const asked = get({ port: bff.port, path: LIVE, headers, agent: false })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  let told = ''
  answer.setEncoding('utf8').on('data', (text: string) => {
    told += text
  })
  answer.on('error', () => undefined)

  return {
    answer,
    told: () => told,
    ended: new Promise((resolve) => answer.once('close', resolve)),
    leave: () => asked.destroy(),
  }
}

test('V009 a browser is told at once which of its conversations changed, and of no others', async () => {
  const member = await listen(await bff.login())
  heard = { account: null, conversations: [17] }
  const guest = await listen()
  await expect.poll(member.told).toContain('event: hello')
  for (const word of ['18 7 8', '17 5', '19 8 5']) bff.told.say('conversation', word)

  await expect.poll(member.told).toContain('data: 19')
  expect(member.told().match(/data: \d+/g)).toEqual(['data: 17', 'data: 19'])
  await expect.poll(guest.told).toContain('data: 17')
  expect(guest.told().match(/data: \d+/g)).toEqual(['data: 17'])
  expect(guest.answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  for (const { leave } of [member, guest]) leave()
  await expect.poll(() => bff.parts.live.size).toBe(0)
})

test('V009 whose session ends anywhere hears no more', async () => {
  const jar = await bff.login()
  const stays = await listen()
  const goes = await listen(jar)
  await bff.visit(jar, '/api/auth/logout', { method: 'POST' })
  await goes.ended

  expect(goes.told(), 'at once, by no heartbeat').not.toMatch(/^:$/m)
  expect(stays.answer.destroyed).toBe(false)
  expect(bff.parts.live.size).toBe(1)
  stays.leave()
})

test('V009 a listening browser counts as present, keeps nobody logged in, and reconnects', async () => {
  const jar = await bff.login()
  const cookies = jar.header
  bff.time.now += 120_000
  const browser = await listen(jar)
  for (let beats = 0; beats < 15; beats += 1) bff.parts.live.beat()
  await expect.poll(() => browser.told().match(/^:$/gm)).toHaveLength(15)
  expect(browser.answer.headers['set-cookie']).toBeUndefined()
  expect(jar.header).toBe(cookies)
  bff.parts.live.beat()

  await browser.ended
  expect(browser.told()).toMatch(/^retry: [1-4]\d{3}\n/)
})

test('V009 a stop of the bff, and the loss of what the api tells, send everybody away', async () => {
  const one = await listen()
  bff.told.isOff = true
  bff.told.cut()
  await one.ended
  expect((await ask(bff.port, LIVE)).status).toBe(503)
  bff.told.isOff = false
  await expect.poll(() => bff.parts.changes.isConnected).toBe(true)
  const other = await listen()
  const stopped = bff.app.close()

  await Promise.all([other.ended, stopped])
})

test('V009 one login listens four times and no more, until one of them leaves', async () => {
  const jar = await bff.login()
  const browsers = await Promise.all([1, 2, 3, 4].map(() => listen(jar)))
  const refused = await bff.visit(jar, LIVE)
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
  browsers[0]?.leave()
  await expect.poll(() => bff.parts.live.size).toBe(3)
  const again = await listen(jar)

  expect(again.answer.statusCode).toBe(200)
  for (const { leave } of [...browsers, again]) leave()
})

test('V009 an address that listens a hundred times waits for a place', async () => {
  const few = await startSessions({ BUDGET_FACTOR: '1' })
  const client = '192.0.2.7'
  for (let count = 0; count < 100; count += 1)
    expect(few.parts.live.tryEnter({ client, session: null })).toBe(true)

  expect(few.parts.live.tryEnter({ client, session: null })).toBe(false)
  expect(few.parts.live.tryEnter({ client: '192.0.2.8', session: null })).toBe(true)
  few.parts.live.leave({ client, session: null })
  expect(few.parts.live.tryEnter({ client, session: null })).toBe(true)
  await few.close()
})

test('V009 what the api refuses is refused, and takes no place', async () => {
  bff.api.answerWith(jsonAnswer({ message: 'Taková konverzace tu není.', code: 'not_found' }, 404))
  expect((await ask(bff.port, LIVE)).status).toBe(404)
  bff.api.answerWith((request, response) =>
    request.url?.startsWith(LIVE)
      ? jsonAnswer({ data: 'nothing of the kind' })(request, response)
      : bff.fake.listener(request, response),
  )

  const jar = await bff.login()
  for (let tries = 0; tries < 5; tries += 1) expect((await bff.visit(jar, LIVE)).status).toBe(502)
})
