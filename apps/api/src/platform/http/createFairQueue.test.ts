import { expect, test, vi } from 'vitest'
import { crowded } from '../errors/authProblems.ts'
import { createFairQueue } from './createFairQueue.ts'

/** Holds the first task, so that all others wait. */
const startWaiting = async (waiting: number, atOnce = 1) => {
  const runQueued = createFairQueue({
    atOnce,
    waiting,
    longestWaitMs: 3_000,
    refusal: () => crowded(5),
  })
  const held = Promise.withResolvers<void>()
  const done: string[] = []
  const first = Promise.all(
    Array.from({ length: atOnce }, () => runQueued({ client: 'first' }, () => held.promise)),
  )
  const ask = (client: string, name = client, left?: AbortSignal) =>
    runQueued({ client, ...(left && { left }) }, async () => void done.push(name))

  return {
    ask,
    done,
    finish: async (...asked: Promise<void>[]) => {
      held.resolve()
      await first

      return (await Promise.allSettled(asked)).map(({ status }) => status)
    },
  }
}

test('V012 clients take turns, however many tasks one of them has waiting', async () => {
  const { ask, done, finish } = await startWaiting(10)
  const asked = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('c', 'c1')]
  await finish(...asked)

  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
})

test('V012 a full queue refuses the client that fills it, not the next one', async () => {
  const { ask, done, finish } = await startWaiting(3)
  const many = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name))
  const statuses = await finish(...many, ask('b', 'b1'))

  expect(statuses).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(done).toEqual(['a1', 'b1', 'a2'])
})

test('V012 a queue of clients with one task each refuses the newcomer', async () => {
  const { ask, finish } = await startWaiting(2)

  expect(await finish(ask('a'), ask('b'), ask('c'))).toEqual(['fulfilled', 'fulfilled', 'rejected'])
})

test('V012 a task that waited too long is told to come again, and its place is free', async () => {
  vi.useFakeTimers()
  const { ask, done, finish } = await startWaiting(1)
  const late = expect(ask('a')).rejects.toMatchObject({ status: 429, code: 'crowded' })
  await vi.advanceTimersByTimeAsync(3_000)
  vi.useRealTimers()
  await late
  await finish(ask('b'))

  expect(done).toEqual(['b'])
})

test('a task whose asker has left is not done, and its place is free', async () => {
  const { ask, done, finish } = await startWaiting(2)
  const leaving = new AbortController()
  const asked = [ask('a', 'a1', leaving.signal), ask('a', 'a2', leaving.signal)]
  leaving.abort()

  expect(await finish(...asked, ask('b'), ask('c'), ask('d', 'd', leaving.signal))).toEqual([
    ...Array(2).fill('rejected'),
    ...Array(2).fill('fulfilled'),
    'rejected',
  ])
  expect(done).toEqual(['b', 'c'])
})

test('so many tasks run at once, and a failed one frees its place', async () => {
  const runQueued = createFairQueue({
    atOnce: 2,
    waiting: 10,
    longestWaitMs: 3_000,
    refusal: () => crowded(5),
  })
  let running = 0
  let most = 0
  const task = async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    throw new Error('bad')
  }
  await Promise.allSettled(Array.from({ length: 8 }, () => runQueued({ client: 'a' }, task)))

  expect(most).toBe(2)
  expect(await runQueued({ client: 'a' }, async () => 'free again')).toBe('free again')
})
