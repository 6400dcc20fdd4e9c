import { expect, test } from 'vitest'
import { Cancellation } from './Cancellation.ts'

test('the one that gets the answer is told once that nobody needs it, and one that would begin finds it said', () => {
  const cancellation = new Cancellation()
  let told = 0
  cancellation.onCancel(() => {
    told += 1
  })
  expect(cancellation.cancelled).toBe(false)

  cancellation.cancel()
  cancellation.cancel()

  expect([told, cancellation.cancelled]).toEqual([1, true])
})
