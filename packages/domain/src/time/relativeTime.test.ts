import { expect, test } from 'vitest'
import { relativeTime } from './relativeTime.ts'

const now = new Date('2026-11-21T15:00:00Z')

test.each([
  ['2026-11-21T14:59:30Z', 'právě teď'],
  ['2026-11-21T14:59:00Z', 'před minutou'],
  ['2026-11-21T14:54:00Z', 'před 6\u00a0minutami'],
  ['2026-11-21T14:00:00Z', 'před hodinou'],
  ['2026-11-21T12:59:00Z', 'před 2\u00a0hodinami'],
  ['2026-11-21T09:00:01Z', 'před 5\u00a0hodinami'],
  ['2026-11-21T09:00:00Z', 'dnes 10:00'],
  ['2026-11-21T06:40:00Z', 'dnes 7:40'],
  ['2026-11-20T23:30:00Z', 'dnes 0:30'],
  ['2026-11-20T22:30:00Z', 'včera'],
  ['2026-11-19T10:00:00Z', 'před 2\u00a0dny'],
  ['2026-11-15T10:00:00Z', 'před 6\u00a0dny'],
  ['2026-11-14T10:00:00Z', '14.\u00a011.\u00a02026'],
  ['2026-11-21T15:01:00Z', 'právě teď'],
  ['2026-11-21T15:30:00Z', 'za chvíli'],
  ['2026-11-21T16:00:00Z', 'za hodinu'],
  ['2026-11-22T15:30:00Z', 'zítra'],
  ['2026-11-26T16:00:00Z', 'za 5\u00a0dní'],
])('R320 %s is „%s“', (then, words) => {
  expect(relativeTime(new Date(then), now)).toBe(words)
})
