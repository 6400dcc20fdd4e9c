import { afterAll, beforeAll, expect, test } from 'vitest'
import { CACHE_RULES, keepsCacheRule } from '../testing/attacks/cacheRules.ts'
import { poisonPages } from '../testing/attacks/poisonPages.ts'
import { startBff, type TestBff } from '../testing/startBff.ts'

let bff: TestBff
beforeAll(async () => {
  bff = await startBff({ BUDGET_FACTOR: '1000000' })
})
afterAll(() => bff.close())

test.each(CACHE_RULES)('%s', async (name) => {
  expect(await keepsCacheRule(name, bff)).toBe(true)
})

test('a cached page holds nothing of the visitor who asked for it first', async () => {
  const { drawn, poisoned } = await poisonPages(bff, ['/auto-moto', '/auto-moto/rss'])

  expect(poisoned).toEqual([])
  expect(drawn).toBeGreaterThanOrEqual(300)
})
