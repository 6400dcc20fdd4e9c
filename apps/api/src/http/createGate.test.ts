import { expect, test } from 'vitest'
import { createGate } from './createGate.ts'

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
