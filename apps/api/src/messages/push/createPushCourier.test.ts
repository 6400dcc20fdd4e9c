import { DAY_MS } from '@inzrt/domain/time'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createPushRows } from '../../account/push/push.repository.ts'
import { outbox } from '../../platform/database/schema/outbox.ts'
import { pushSubscriptions } from '../../platform/database/schema/pushSubscriptions.ts'
import { sessions } from '../../platform/database/schema/sessions.ts'
import { users } from '../../platform/database/schema/users.ts'
import { reachOutside, reachThisMachine } from '../../platform/outside/reach.ts'
import { createSendOutside } from '../../platform/outside/sendOutside.ts'
import { createAccounts } from '../../test/createAccounts.ts'
import { silentLog } from '../../test/silentLog.ts'
import { answerOf, startRawServer } from '../../test/startRawServer.ts'
import { startTestSandbox } from '../../test/startTestSandbox.ts'
import { deliverMessages } from '../outbox/deliverMessages.ts'
import { createOutboxRepository } from '../outbox/outbox.repository.ts'
import { createPushCourier } from './createPushCourier.ts'
import { notifyBrowsers } from './notifyBrowsers.ts'
import { parsePushKey } from './PushKeys.ts'

const { database, clock, identity, register } = await createAccounts()
const { db } = database
const sandbox = await startTestSandbox(1)
const status = (line: string) => (socket: { end: (answer: Buffer) => unknown }) =>
  socket.end(answerOf('', `${line}\r\ncontent-length: 0`))
let unanswered = 0
const service = await startRawServer({
  '/busy': status('503 Service Unavailable'),
  '/often': status('429 Too Many Requests'),
  '/gone': status('410 Gone'),
  '/unknown': status('404 Not Found'),
  '/refused': status('403 Forbidden'),
  '/moved': status('302 Found\r\nlocation: /gone'),
  '/silent': () => {
    unanswered += 1
  },
  '/taken?one': status('201 Created'),
  '/taken?other': status('201 Created'),
})
afterAll(async () => {
  service.stop()
  await sandbox.stop()
})
const keys = parsePushKey(sandbox.settings.PUSH_KEY)
const parts = { database, clock: clock.read, keys, contact: 'mailto:posta@inzrt.example' }
const courier = createPushCourier({ ...parts, send: createSendOutside(reachThisMachine) })
const messages = createOutboxRepository(database)
const deliver = (push = courier) =>
  deliverMessages({ messages, couriers: { push }, clock: clock.read }, silentLog)
const states = async () =>
  (await db.select().from(outbox).where(eq(outbox.channel, 'push'))).map(({ state }) => state)
const browsersLeft = async () => (await db.select().from(pushSubscriptions)).length

beforeEach(async () => {
  await db.delete(outbox)
  await db.delete(pushSubscriptions)
})

const subscribe = async () => {
  const answer = await sandbox.post('/push', { applicationServerKey: keys.publicKey })
  const { data } = (await answer.json()) as {
    data: { endpoint: string; keys: { p256dh: string; auth: string } }
  }

  return data
}

const createReader = async (endpoint?: string, brand: 'general' | 'adult' = 'general') => {
  const { nickname } = await register()
  const [user] = await db.select().from(users).where(eq(users.nickname, nickname))
  const userId = user?.id ?? 0
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId))
  const browser = await subscribe()
  await createPushRows(database, clock.read).save(
    { userId, brand },
    {
      ...browser.keys,
      endpoint: endpoint ?? browser.endpoint,
      serverKey: keys.publicKey,
      device: 'Firefox',
      sessionId: session?.id ?? '',
    },
  )
  const tell = () =>
    db.transaction((tx) =>
      notifyBrowsers(tx, identity.outbox, {
        userId,
        brand,
        template: 'searchNews',
        payload: { id: 7, search: 'kolo, do 3 000 Kč', query: 'term=kolo', total: 3 },
      }),
    )
  const told = async () =>
    ((await (await fetch(browser.endpoint)).json()) as { data: readonly object[] }).data

  return { userId, tell, told, browser }
}

test('P062 the browser alone reads what is new, in so few words as a locked screen may show', async () => {
  const { tell, told } = await createReader()
  await tell()
  await deliver()

  expect(await told()).toEqual([
    {
      title: '3\u00a0nové inzeráty',
      body: 'kolo, do 3 000 Kč',
      path: '/search?term=kolo',
      tag: 'hledani-7',
    },
  ])
  expect(await states()).toEqual(['sent'])
})

test('P062 on the adult site nothing says what it is about', async () => {
  const { tell, told } = await createReader(undefined, 'adult')
  await tell()
  await deliver()

  expect(await told()).toMatchObject([{ title: 'Upozornění', body: 'Máte tu něco nového.' }])
  expect(JSON.stringify((await told()).map((note) => ({ ...note, path: '' })))).not.toContain(
    'kolo',
  )
})

test('P062 a push service learns only which notification is replaced, not what it is about', async () => {
  const [one, other] = [
    await createReader(`${service.origin}/taken?one`),
    await createReader(`${service.origin}/taken?other`),
  ]
  for (const { tell } of [one, one, other]) {
    await tell()
    await deliver()
  }
  const topics = service.heads
    .filter((head) => head.includes('/taken'))
    .map((head) => /^topic: ([\w-]{32})\r$/im.exec(head)?.[1])

  expect(topics).toEqual([expect.any(String), topics[0], expect.any(String)])
  expect(topics[2]).not.toBe(topics[0])
})

test.each(['/gone', '/unknown'])(
  'P062 a browser its service no longer knows is forgotten: %s',
  async (path) => {
    const { tell } = await createReader(`${service.origin}${path}`)
    await tell()
    await deliver()
    await tell()

    expect(await browsersLeft()).toBe(0)
    expect(await states()).toEqual(['sent'])
  },
)

test('P062 a browser that ended its subscription hears no more of us, nor we of it', async () => {
  const { tell, browser } = await createReader()
  await fetch(browser.endpoint, { method: 'DELETE' })
  await tell()
  await deliver()

  expect(await browsersLeft()).toBe(0)
})

test.each(['/busy', '/often'])(
  'P062 a push service that has no time is asked again: %s',
  async (path) => {
    const { tell } = await createReader(`${service.origin}${path}`)
    await tell()
    await deliver()

    expect([await states(), await browsersLeft()]).toEqual([['queued'], 1])
  },
)

test.each(['/refused', '/moved'])(
  'P062 what a push service refuses is given up, its browser is kept: %s',
  async (path) => {
    const { tell } = await createReader(`${service.origin}${path}`)
    await tell()
    await deliver()

    expect([await states(), await browsersLeft()]).toEqual([['failed'], 1])
  },
)

test('P062 a push service that never answers is given up for now', async () => {
  const { tell } = await createReader(`${service.origin}/silent`)
  await tell()
  await deliver((message) => courier(message, AbortSignal.timeout(50)))

  expect([await states(), unanswered]).toEqual([['queued'], 1])
})

test('P062 an address that stands for an inner host is never connected to', async () => {
  const { tell, told } = await createReader()
  await tell()
  await deliver(createPushCourier({ ...parts, send: createSendOutside(reachOutside) }))

  expect(await states()).toEqual(['queued'])
  expect(await told()).toEqual([])
})

test('P062 nobody is told of an account that may not be used', async () => {
  const { userId, tell, told } = await createReader()
  await tell()
  await db.update(users).set({ blockedAt: clock.read() }).where(eq(users.id, userId))
  await deliver()

  expect(await told()).toEqual([])
})

test('P062 what was sealed for another browser is not read, and another sender is not heard', async () => {
  const [one, other] = [await createReader(), await createReader()]
  await db
    .update(pushSubscriptions)
    .set({ endpoint: `${one.browser.endpoint}#` })
    .where(eq(pushSubscriptions.userId, other.userId))
  await other.tell()
  await deliver()
  const foreign = parsePushKey(Buffer.alloc(32, 7).toString('base64url'))
  const impostor = createPushCourier({
    ...parts,
    send: createSendOutside(reachThisMachine),
    keys: foreign,
  })
  await db
    .update(pushSubscriptions)
    .set({ serverKey: foreign.publicKey })
    .where(eq(pushSubscriptions.userId, one.userId))
  await one.tell()
  await deliver(impostor)

  expect(await states()).toEqual(['failed', 'failed'])
  expect(await one.told()).toEqual([])
})

test('P062 a browser that subscribed to a former key is not tried', async () => {
  const { userId, tell } = await createReader(`${service.origin}/busy`)
  const isOf = eq(pushSubscriptions.userId, userId)
  await db.update(pushSubscriptions).set({ serverKey: 'former' }).where(isOf)
  const before = service.heads.length
  await tell()
  await deliver()

  expect([await states(), service.heads.length]).toEqual([['sent'], before])
})

test('P062 news are tried for a day, kept by the push service for the rest, then given up', async () => {
  const { tell } = await createReader(`${service.origin}/busy`)
  const before = service.heads.length
  await tell()
  const readNote = async () => (await db.select().from(outbox).where(eq(outbox.channel, 'push')))[0]
  const until = clock.read().getTime() + DAY_MS
  const left: number[] = []
  for (let note = await readNote(); note?.state === 'queued'; note = await readNote()) {
    clock.pass((note.notBefore.getTime() - clock.read().getTime()) / 1_000)
    left.push((until - clock.read().getTime()) / 1_000)
    await deliver()
  }
  const kept = service.heads.slice(before).map((head) => Number(/^ttl: (\d+)\r$/im.exec(head)?.[1]))

  expect(await states()).toEqual(['failed'])
  expect(kept).toEqual(left)
  expect(kept.every((seconds) => seconds > 0)).toBe(true)
})

test('P062 what lay longer than a day is not sent any more', async () => {
  const { tell } = await createReader()
  await tell()
  clock.pass(86_400)
  await deliver()

  expect(await states()).toEqual(['failed'])
})
