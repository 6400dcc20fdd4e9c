import { expect, test } from 'vitest'
import { createLag } from './createLag.ts'

test('S008 a replica is late since the primary has had what it lacks', () => {
  const lag = createLag()

  expect(lag.of('0/1', '0/1', 1_000)).toBe(0)
  expect(lag.of('0/1', '0/2', 2_000)).toBe(0)
  expect(lag.of('0/1', '0/3', 3_000)).toBe(1_000)
  expect(lag.of('0/2', '0/4', 4_000)).toBe(1_000)
  expect(lag.of('0/4', '0/4', 5_000)).toBe(0)
})

test('S008 where nobody writes no replica is late, however long ago the last write was', () => {
  const lag = createLag()
  lag.of('0/1', '0/1', 0)

  expect(lag.of('0/1', '0/1', 3_600_000)).toBe(0)
})

test('S008 a replica held for hours is as late as it was held, and so while it catches up', () => {
  const lag = createLag()
  const written = (second: number) => `0/${(second + 2).toString(16).toUpperCase()}`
  for (let second = 0; second < 7_200; second += 1) lag.of('0/1', written(second), second * 1_000)

  expect(lag.of('0/1', written(7_200), 7_200_000)).toBe(7_200_000)
  const late = lag.of(written(3_600), written(7_200), 7_200_000)
  expect(Math.abs(late - 3_600_000)).toBeLessThan(60_000)
})
