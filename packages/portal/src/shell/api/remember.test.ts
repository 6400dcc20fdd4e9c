import { expect, test } from 'vitest'
import { remember } from './remember.ts'

const setUp = () => {
  const clock = { now: 0 }
  const calls: number[] = []
  const answers: (() => Promise<string>)[] = []
  const read = remember(
    () => {
      calls.push(clock.now)

      return answers.shift()?.() ?? Promise.resolve(`answer ${calls.length}`)
    },
    1000,
    () => clock.now,
  )

  return { clock, calls, answers, read }
}

test('what was loaded is answered again until its time is up', async () => {
  const { clock, calls, read } = setUp()
  expect(await read()).toBe('answer 1')
  clock.now = 999
  expect(await read()).toBe('answer 1')
  clock.now = 1000
  expect(await read()).toBe('answer 2')
  expect(calls).toEqual([0, 1000])
})

test('a failure is not remembered', async () => {
  const { answers, read } = setUp()
  answers.push(() => Promise.reject(new Error('down')))
  await expect(read()).rejects.toThrow('down')
  expect(await read()).toBe('answer 2')
})

test('two who ask at once share one load', async () => {
  const { calls, read } = setUp()
  await Promise.all([read(), read()])
  expect(calls).toHaveLength(1)
})
