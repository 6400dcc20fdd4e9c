import { MINUTE_MS } from '@inzrt/domain/time'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { outbox } from '../../platform/database/schema/outbox.ts'
import { createSteppableDatabase } from '../../test/createSteppableDatabase.ts'
import { silentLog } from '../../test/silentLog.ts'
import { TEST_SITES } from '../../test/testSites.ts'
import { type Courier, type OutboxRow, Undeliverable } from './Courier.ts'
import { createOutbox } from './createOutbox.ts'
import { deliverMessages } from './deliverMessages.ts'
import { CLAIM_SECONDS, createOutboxRepository } from './outbox.repository.ts'
import { purgeMessages } from './purgeMessages.ts'

const database = await createSteppableDatabase()
const { db } = database
afterAll(() => database.close())

const time = { now: new Date('2026-03-05T10:00:00Z') }
const clock = () => time.now
const later = (minutes: number) => new Date(time.now.getTime() + minutes * MINUTE_MS)
const box = createOutbox(clock, TEST_SITES)
const messages = createOutboxRepository(database)

const enqueue = (to: string, more: { dedupeKey?: string; notBefore?: Date | undefined } = {}) =>
  db.transaction((tx) =>
    box.enqueue(tx, {
      channel: 'email',
      brand: 'general',
      template: 'verifyEmail',
      payload: { nickname: 'jana', token: 'tajne' },
      to,
      ...more,
    }),
  )
const deliverBy = (email: Courier) =>
  deliverMessages({ messages, couriers: { email }, clock }, silentLog)
const rows = () => db.select().from(outbox).orderBy(outbox.id)

/** A courier who notes whom he was sent to, after `faults` failed ways. */
const createCourier = (faults: readonly Error[] = []) => {
  const left = [...faults]
  const seen: OutboxRow[] = []
  const bring: Courier = async (message) => {
    seen.push(message)
    const fault = left.shift()
    if (fault) throw fault
  }

  return { bring, seen, recipients: () => seen.map(({ recipient }) => recipient) }
}

beforeEach(async () => {
  await db.delete(outbox)
})

test('N026 a message leaves once, the oldest first, and its secrets are forgotten', async () => {
  const courier = createCourier()
  await enqueue('a@example.cz')
  await enqueue('b@example.cz')
  await deliverBy(courier.bring)
  await deliverBy(courier.bring)

  expect(courier.recipients()).toEqual(['a@example.cz', 'b@example.cz'])
  expect((await rows()).map(({ state, payload, sentAt }) => [state, payload, sentAt])).toEqual([
    ['sent', {}, time.now],
    ['sent', {}, time.now],
  ])
})

test('a transaction that fails leaves no message behind', async () => {
  const failing = db.transaction(async (tx) => {
    await box.enqueue(tx, {
      channel: 'sms',
      brand: 'general',
      template: 'phoneCode',
      payload: { text: '482913' },
      to: '+420777123456',
    })
    throw new Error('changed my mind')
  })

  await expect(failing).rejects.toThrow('changed my mind')
  expect(await rows()).toEqual([])
})

test('a second message with the same key is not kept, sent or not', async () => {
  const courier = createCourier()
  await enqueue('a@example.cz', { dedupeKey: 'welcome 1' })
  await enqueue('a@example.cz', { dedupeKey: 'welcome 1' })
  await deliverBy(courier.bring)
  await enqueue('a@example.cz', { dedupeKey: 'welcome 1' })
  await deliverBy(courier.bring)

  expect(courier.seen).toHaveLength(1)
})

test('a message for later waits for the clock', async () => {
  const courier = createCourier()
  await enqueue('a@example.cz', { notBefore: later(60) })
  await deliverBy(courier.bring)
  expect(courier.seen).toHaveLength(0)

  time.now = later(60)
  await deliverBy(courier.bring)
  expect(courier.seen).toHaveLength(1)
})

test('what fails is tried again after longer and longer waits, under the same key', async () => {
  const courier = createCourier(Array.from({ length: 20 }, () => new Error('busy')))
  await enqueue('a@example.cz')
  await deliverBy(courier.bring)
  for (const [tries, wait] of [1, 5, 15, 60, 240, 720, 1_440].entries()) {
    time.now = new Date(later(wait).getTime() - 1)
    await deliverBy(courier.bring)
    expect(courier.seen).toHaveLength(tries + 1)
    time.now = new Date(time.now.getTime() + 1)
    await deliverBy(courier.bring)
    expect(courier.seen).toHaveLength(tries + 2)
  }

  expect(new Set(courier.seen.map(({ providerKey }) => providerKey)).size).toBe(1)
  expect(await rows()).toMatchObject([{ state: 'failed', attempts: 8, payload: {} }])
})

test('what can never be delivered is not tried again and holds up nobody', async () => {
  const courier = createCourier([new Undeliverable('no such reader')])
  await enqueue('a@example.cz')
  await enqueue('b@example.cz')
  await deliverBy(courier.bring)

  expect(courier.recipients()).toEqual(['a@example.cz', 'b@example.cz'])
  expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'sent'])
})

test('a message whose channel nobody serves waits', async () => {
  await enqueue('a@example.cz')
  await deliverMessages({ messages, couriers: {}, clock }, silentLog)

  expect(await rows()).toMatchObject([{ state: 'queued', attempts: 0 }])
})

test('many workers at once bring each message once', async () => {
  const courier = createCourier()
  await Promise.all(Array.from({ length: 100 }, (_, n) => enqueue(`reader${n}@example.cz`)))
  await Promise.all(Array.from({ length: 8 }, () => deliverBy(courier.bring)))

  expect(courier.seen).toHaveLength(100)
  expect(new Set(courier.recipients()).size).toBe(100)
})

test('a worker that comes back after its claim ended cannot undo what another one did', async () => {
  await enqueue('a@example.cz')
  const slow = await messages.claim(['email'], clock())
  await database.step(CLAIM_SECONDS + 1)
  await deliverBy(createCourier().bring)
  await messages.postpone(slow as OutboxRow, later(1))
  await messages.giveUp(slow as OutboxRow)

  expect(await db.select().from(outbox).where(eq(outbox.state, 'sent'))).toHaveLength(1)
})

test('a message that another worker has in hand is not ended by a late one', async () => {
  await enqueue('a@example.cz')
  const late = await messages.claim(['email'], clock())
  await database.step(CLAIM_SECONDS + 1)
  const second = await messages.claim(['email'], clock())
  await messages.giveUp(late as OutboxRow)
  expect(await rows()).toMatchObject([{ state: 'queued', attempts: 2 }])

  await messages.finish(second as OutboxRow, clock())
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }])
})

test.each([-2, 2])('a claim holds when the database steps its clock by %i s', async (seconds) => {
  const courier = createCourier()
  await enqueue('a@example.cz')
  const claimed = await messages.claim(['email'], clock())
  await database.step(seconds)
  await deliverBy(courier.bring)
  expect(courier.seen).toHaveLength(0)

  await messages.finish(claimed as OutboxRow, clock())
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1 }])
})

test('who was written to is forgotten after a month, but for messages that still wait', async () => {
  await enqueue('a@example.cz')
  await deliverBy(createCourier().bring)
  await enqueue('b@example.cz', { notBefore: later(100 * 1_440) })
  time.now = later(30 * 1_440)
  await purgeMessages({ messages, couriers: {}, clock })
  expect(await rows()).toHaveLength(2)

  time.now = later(1)
  await purgeMessages({ messages, couriers: {}, clock })
  expect((await rows()).map(({ recipient }) => recipient)).toEqual(['b@example.cz'])
})

test('who is to stop takes no further message', async () => {
  const stopping = new AbortController()
  const courier = createCourier()
  await enqueue('a@example.cz')
  await enqueue('b@example.cz')
  const email: Courier = async (...message) => {
    await courier.bring(...message)
    stopping.abort()
  }
  await deliverMessages({ messages, couriers: { email }, clock }, silentLog, stopping.signal)

  expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'queued'])
})
