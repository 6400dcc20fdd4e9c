import { expect, test } from 'vitest'
import { createGate } from './createGate.ts'
import { shareFlight } from './shareFlight.ts'

test('a gate lets in so many at once, makes some wait and refuses the rest', async () => {
  const gate = createGate({ atOnce: 2, waiting: 3 })
  let running = 0
  let most = 0
  const task = async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
  }
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => gate(task)))

  expect(most).toBe(2)
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3)
  await expect(gate(async () => 'free again')).resolves.toBe('free again')
})

test('a failed task frees its place', async () => {
  const gate = createGate({ atOnce: 1, waiting: 0 })

  await expect(gate(() => Promise.reject(new Error('bad')))).rejects.toThrow('bad')
  await expect(gate(async () => 1)).resolves.toBe(1)
})

test('work asked for twice at once is done once, and anew later', async () => {
  const once = shareFlight<number>()
  let done = 0
  const work = async () => ++done

  expect(await Promise.all([once('a', work), once('a', work), once('b', work)])).toEqual([1, 1, 2])
  expect(await once('a', work)).toBe(3)
})
