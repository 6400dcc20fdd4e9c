import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import { expect, test } from 'vitest'
import { createTestApp, visitorOf } from '../../test/createTestApp.ts'
import { createTestClock } from '../../test/createTestClock.ts'

const clock = createTestClock()
const { ask } = await createTestApp({ clock: clock.read })
const told = async (url: string, headers = {}) =>
  (await ask(url, { headers })).headers[INTERNAL_HEADERS.time]

test('S018 the bff hears the time with every answer, failures included; nobody else does', async () => {
  const time = String(clock.read().getTime())

  expect(await told('/health', visitorOf('general'))).toBe(time)
  expect(await told('/api/front/slug/nic-1', visitorOf('general'))).toBe(time)
  expect(await told('/health', { 'x-inzrt-key': 'guessed' })).toBeUndefined()
})
