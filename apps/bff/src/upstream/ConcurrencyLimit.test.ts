import { expect, test } from 'vitest'
import { ConcurrencyLimit } from './ConcurrencyLimit.ts'

const SETTINGS = { active: 2, waiting: 10, waitMs: 400 }

test('places are given in the order of coming, and none is lost', async () => {
  const limit = new ConcurrencyLimit(SETTINGS, () => 0)
  const order: number[] = []
  const enter = (n: number) => limit.enter().then((entered) => entered && order.push(n))
  const all = [1, 2, 3, 4].map(enter)
  await Promise.all(all.slice(0, 2))
  limit.leave()
  limit.leave()
  await Promise.all(all)
  expect(order).toEqual([1, 2, 3, 4])
  limit.leave()
  limit.leave()
  expect(limit.load.active).toBe(0)
})

test('a client of many requests waits behind itself, and others are served in between', async () => {
  const limit = new ConcurrencyLimit({ active: 3, waiting: 4, waitMs: 400, each: 2 }, () => 0)
  const order: string[] = []
  const enter = (client: string) =>
    limit.enter(400, client).then((entered) => order.push(entered ? client : `no ${client}`))
  const crowd = Array.from({ length: 6 }, () => enter('crowd'))
  const others = ['one', 'other', 'third'].map(enter)
  // The queue is full: those of the crowd who would wait longest make room.
  await Promise.all([crowd[0], crowd[1], others[0], crowd[4], crowd[5]])
  expect(order.toSorted()).toEqual(['crowd', 'crowd', 'no crowd', 'no crowd', 'one'])
  limit.leave('crowd')
  limit.leave('one')
  limit.leave('crowd')
  await Promise.all([...others, crowd[2]])

  expect(order.slice(5)).toEqual(['crowd', 'other', 'third'])
  limit.leave('other')
  await crowd[3]
  expect(limit.load.active).toBe(3)
})

test('a heavy request takes and frees several places, at most its client’s share', async () => {
  const limit = new ConcurrencyLimit({ active: 4, waiting: 9, waitMs: 400, each: 2 }, () => 0)
  const places = limit.placesFor(12)
  const order: string[] = []
  const enter = (client: string, wanted = 1) =>
    limit.enter(400, client, wanted).then(() => order.push(client))
  await enter('heavy', places)
  await enter('other', places)
  const waiting = [enter('heavy'), enter('third'), enter('third')]
  await Promise.resolve()
  expect(order).toEqual(['heavy', 'other'])

  limit.leave('other', places)
  await Promise.all(waiting.slice(1))
  expect(order).toEqual(['heavy', 'other', 'third', 'third'])
  limit.leave('heavy', places)
  await waiting[0]
  expect(limit.load.active).toBe(3)
})

/** All places are taken, and lately one became free every 150 ms. */
const slowLimit = async (): Promise<ConcurrencyLimit> => {
  let now = 0
  const limit = new ConcurrencyLimit(SETTINGS, () => now)
  await Promise.all([limit.enter(), limit.enter()])
  for (let i = 0; i < 60; i++) {
    const waiting = limit.enter()
    now += 150
    limit.leave()
    expect(await waiting).toBe(true)
  }

  return limit
}

test('who has more patience may wait where others are sent away', async () => {
  const limit = await slowLimit()
  const results = Array.from({ length: 6 }, () => limit.enter(2000))
  expect(await limit.enter()).toBe(false)
  for (let i = 0; i < 6; i++) limit.leave()
  expect(await Promise.all(results)).toEqual(results.map(() => true))
})

test('when places become free slowly, a request that would wait too long is refused', async () => {
  const limit = await slowLimit()
  const results = Array.from({ length: 6 }, () => limit.enter())
  expect(await Promise.all(results.slice(3))).toEqual([false, false, false])
  for (let i = 0; i < 3; i++) limit.leave()
  expect(await Promise.all(results.slice(0, 3))).toEqual([true, true, true])
})

test('places beyond those in reserve are given only while some become free', () => {
  let time = 0
  const settings = { active: 4, waiting: 9, waitMs: 400, forNobody: 2 }
  const limit = new ConcurrencyLimit(settings, () => time)
  expect([null, null, null].map((client) => limit.tryEnter(client))).toEqual([true, true, false])
  expect(limit.tryEnter('one')).toBe(true)
  time += 1_001
  expect(limit.tryEnter('other')).toBe(false)
  limit.leave(null)
  expect([null, 'other'].map((client) => limit.tryEnter(client))).toEqual([true, true])
})
