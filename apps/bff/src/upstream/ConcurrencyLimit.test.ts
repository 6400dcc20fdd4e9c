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
  expect(limit.active).toBe(0)
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

test('when places become free slowly, whoever would wait too long is sent away at once', async () => {
  const limit = await slowLimit()
  const results = Array.from({ length: 6 }, () => limit.enter())
  expect(await Promise.all(results.slice(3))).toEqual([false, false, false])
  for (let i = 0; i < 3; i++) limit.leave()
  expect(await Promise.all(results.slice(0, 3))).toEqual([true, true, true])
})
