import { expect, test } from 'vitest'
import { drain } from './drain.ts'

const stepsOf = (steps: number[][]) => {
  const heard: (number | undefined)[] = []
  const step = async (after: number | undefined) => {
    heard.push(after)

    return steps[heard.length - 1] ?? []
  }

  return { heard, step }
}

test('S004 steps follow each other until one finds nothing', async () => {
  const { heard, step } = stepsOf([[1, 2], [3]])

  expect(await drain(step)).toBe(3)
  expect(heard).toEqual([undefined, 2, 3])
})

test('S004 a step is the last one when the turn is over', async () => {
  const turn = new AbortController()
  const step = async () => {
    turn.abort()

    return [1]
  }

  expect(await drain(step, turn.signal)).toBe(1)
})
