import { expect, test } from 'vitest'
import { remainingTime } from '../time.ts'

const now = new Date('2026-11-21T08:00:00Z')

test.each([
  ['2026-11-23T07:59:59Z', '1 den 23 hodin'],
  ['2026-11-23T08:00:00Z', '2 dny'],
  ['2026-11-26T09:30:00Z', '5 dní 1 hodina'],
  ['2026-11-22T08:20:00Z', '1 den'],
  ['2026-11-21T10:03:00Z', '2 hodiny 3 minuty'],
  ['2026-11-21T08:01:00Z', '1 minuta'],
])('until %s there remain %s', (until, text) => {
  expect(remainingTime(new Date(until), now)?.replaceAll('\u00a0', ' ')).toBe(text)
})

test.each(['2026-11-21T08:00:59Z', '2026-11-21T08:00:00Z', '2026-11-20T08:00:00Z'])(
  'until %s nothing remains',
  (until) => {
    expect(remainingTime(new Date(until), now)).toBeNull()
  },
)
