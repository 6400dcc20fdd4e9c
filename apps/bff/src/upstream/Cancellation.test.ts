import { expect, test } from 'vitest'
import { Cancellation } from './Cancellation.ts'

test('a request is told once that its answer is not needed, also before it begins', () => {
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
