import { expect, test } from 'vitest'
import { sandboxClock } from './SessionClock.ts'

test('the sandbox’s clock goes as the api says, and as before while it says nothing', async () => {
  let headers: Record<string, string> | null = { 'x-inzrt-clock-offset': '3600000' }
  const clock = sandboxClock(
    () => 1000,
    async () => {
      if (!headers) throw new Error('gone')
      return headers
    },
  )
  expect(clock.now()).toBe(1000)
  await clock.follow()
  expect(clock.now()).toBe(3_601_000)
  headers = null
  await clock.follow()
  expect(clock.now()).toBe(3_601_000)
  headers = {}
  await clock.follow()
  expect(clock.now()).toBe(1000)
})
