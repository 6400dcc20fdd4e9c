import { afterAll, expect, test } from 'vitest'
import { createTestClock } from '../../test/createTestClock.ts'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createAttempts } from './createAttempts.ts'

const database = await createTestDatabase()
afterAll(() => database.close())
const clock = createTestClock()
const attempts = createAttempts(database, clock.read, Buffer.alloc(32, 3))
const BUDGET = { name: 'tries', limit: 2, seconds: 60 } as const
const tryBy = (who: string) => attempts.isFirst(BUDGET, who)

test.each([-2, 2])(
  'S018 a budget is spent the same when the clock steps by %i s',
  async (seconds) => {
    const who = `visitor ${seconds}`
    expect(await tryBy(who)).toBe(true)
    clock.pass(seconds)
    expect(await tryBy(who)).toBe(true)
    clock.pass(-seconds)
    expect(await tryBy(who)).toBe(false)
    clock.pass(seconds)
    expect(await tryBy(who)).toBe(false)
  },
)

test('a budget begun before the sandbox’s clock was set back begins again', async () => {
  for (let tries = 0; tries < 3; tries += 1) await tryBy('early')
  clock.pass(-3_600)

  expect(await tryBy('early')).toBe(true)
})
