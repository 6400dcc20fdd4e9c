import { expect, test } from 'vitest'
import { cacheFor } from './cacheFor.ts'

const MAX_AGE = 1_000

test('what was read is kept until it is too old or forgotten', async () => {
  let [reads, now] = [0, 0]
  const { get, forget } = cacheFor(
    MAX_AGE,
    async () => ++reads,
    () => now,
  )

  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  now = MAX_AGE - 1
  expect(await get()).toBe(1)
  now = MAX_AGE
  expect(await get()).toBe(2)
  forget()
  expect(await get()).toBe(3)
})

test('a failure is told to those who asked, and the next call reads again', async () => {
  let isAway = true
  const { get } = cacheFor(MAX_AGE, async () => {
    if (isAway) throw new Error('away')

    return 'there'
  })

  await expect(get()).rejects.toThrow('away')
  isAway = false
  expect(await get()).toBe('there')
})
