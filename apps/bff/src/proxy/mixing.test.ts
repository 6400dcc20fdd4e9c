import { expect, test } from 'vitest'
import { mixVisitors } from '../testing/attacks/mixVisitors.ts'
import { startBff } from '../testing/startBff.ts'

const REQUESTS = 3_000
const SEED = 1

test('answers of visitors and of sites never mix', async () => {
  const bff = await startBff({ BUDGET_FACTOR: '1000000', TRUSTED_PROXIES: '127.0.0.1' })
  const { named, mixed, failed } = await mixVisitors(bff, REQUESTS, SEED)
  await bff.close()

  expect({ mixed, failed }).toEqual({ mixed: 0, failed: 0 })
  expect(named).toBeGreaterThanOrEqual(REQUESTS / 4)
})
