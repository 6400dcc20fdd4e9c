import { expect, test } from 'vitest'
import { shareCalls } from './shareCalls.ts'

test('work asked for twice at once is done once, and again later', async () => {
  const once = shareCalls<number>()
  let done = 0
  const work = async () => ++done

  expect(await Promise.all([once('a', work), once('a', work), once('b', work)])).toEqual([1, 1, 2])
  expect(await once('a', work)).toBe(3)
})
