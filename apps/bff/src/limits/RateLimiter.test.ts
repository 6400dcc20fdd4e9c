import { expect, test } from 'vitest'
import { RateLimiter } from './RateLimiter.ts'

const BUDGET = { name: 'test', count: 3, perSeconds: 10 }

test('a budget grants its count, then says how long to wait, then grants again', () => {
  const limiter = new RateLimiter()
  const take = (now: number) => limiter.take(BUDGET, '203.0.113.7', now)
  expect([0, 100, 200, 300, 9_999].map(take)).toEqual([0, 0, 0, 10, 1])
  expect([10_000, 10_100, 10_200, 10_300].map(take)).toEqual([0, 0, 0, 10])
})

test('one visitor’s use does not touch another’s; a network of IPv6 is one visitor', () => {
  const limiter = new RateLimiter()
  const exhaust = (client: string) => [1, 2, 3, 4].map(() => limiter.take(BUDGET, client, 0))
  expect(exhaust('203.0.113.7')).toEqual([0, 0, 0, 10])
  expect(exhaust('203.0.113.8')).toEqual([0, 0, 0, 10])
  expect(exhaust('2001:db8:1:2::1')).toEqual([0, 0, 0, 10])
  expect(limiter.take(BUDGET, '2001:db8:1:2:ffff::9', 0)).toBe(10)
  expect(limiter.take(BUDGET, '2001:db8:1:3::1', 0)).toBe(0)
  expect(exhaust('2001:db8::1')).toEqual([0, 0, 0, 10])
  expect(limiter.take(BUDGET, '2001:db8::2', 0)).toBe(10)
  expect(limiter.take(BUDGET, '2001:0db8:0:0:a:b:c:d', 0)).toBe(10)
})

test('looking at a budget takes nothing from it', () => {
  const limiter = new RateLimiter()
  for (let i = 0; i < 9; i++) expect(limiter.wait(BUDGET, 'a', 0)).toBe(0)
  for (let i = 0; i < 3; i++) limiter.take(BUDGET, 'a', 0)
  expect([limiter.wait(BUDGET, 'a', 4000), limiter.wait(BUDGET, 'a', 10_000)]).toEqual([6, 0])
})

test('what is heavy takes more of a budget', () => {
  const limiter = new RateLimiter()

  expect([2, 2, 1, 1].map((weight) => limiter.take(BUDGET, 'a', 0, weight))).toEqual([0, 10, 0, 10])
})
