import { expect, test } from 'vitest'
import { daysLeft } from '../time.ts'

const now = new Date('2026-11-20T10:00:00Z')

test.each([
  ['2026-11-20T09:59:59Z', null],
  ['2026-11-20T10:00:00Z', null],
  ['2026-11-20T22:59:59Z', 'končí dnes'],
  ['2026-11-20T23:00:00Z', 'ještě 1\u00a0den'],
  ['2026-11-21T22:59:59Z', 'ještě 1\u00a0den'],
  ['2026-11-23T22:59:59Z', 'ještě 3\u00a0dny'],
  ['2026-11-25T22:59:59Z', 'ještě 5\u00a0dní'],
])('R245 what is valid until %s says %s', (until, words) => {
  expect(daysLeft(new Date(until), now)).toBe(words)
})
