import { HOUR_MS } from '@inzrt/domain/time'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { reports } from '../../platform/database/schema/reports.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createModerators } from '../../test/createModerators.ts'

const { database, addSection, addAd, hire, decide, call, clock } = await createModerators()
const section = await addSection()
const moderator = await hire('moderator')
const { token } = moderator

const idOf = async (nickname: string) =>
  (await database.db.select().from(users).where(eq(users.nickname, nickname)))[0]?.id

type State = (typeof reports.$inferSelect)['state']

test('P047 V016 counters tell what was reported, how it ended, how fast, and what was taken down', async () => {
  const ad = await addAd(section)
  const deciderId = await idOf(moderator.nickname)
  const hoursAgo = (hours: number) => new Date(clock.read().getTime() - hours * HOUR_MS)
  const report = (visitorHash: string, state: State, hours: number) => ({
    ...({ adId: ad.id, kind: 'illegal', visitorHash, state } as const),
    createdAt: hoursAgo(hours),
    decidedAt: state === 'new' ? null : hoursAgo(0),
    decidedBy: state === 'new' || state === 'gone' ? null : deciderId,
  })
  const old = { ...report('e', 'upheld', 9), createdAt: new Date('2024-01-01') }
  await database.db
    .insert(reports)
    .values([
      report('a', 'upheld', 2),
      report('b', 'dismissed', 4),
      { ...report('c', 'dismissed', 12), reason: 'fraud' },
    ])
  await database.db
    .insert(reports)
    .values([
      { ...report('d', 'new', 1), reason: 'fraud' },
      report('f', 'duplicate', 4),
      report('g', 'gone', 90),
      old,
    ])
  const reasons = { ground: 'illegal', facts: 'Je to doopravdy zakázané.' } as const
  await decide(token, [ad.id], { measure: 'blocked', ...reasons })

  expect((await call('GET', '/api/front/transparency')).json().data).toEqual({
    since: '2025-05-04',
    reports: {
      received: 6,
      notices: 6,
      upheld: 1,
      dismissed: 2,
      duplicate: 1,
      gone: 1,
      waiting: 1,
      medianHours: 4,
    },
    reasons: [
      { reason: 'illegal', received: 4, upheld: 1 },
      { reason: 'fraud', received: 2, upheld: 0 },
    ],
    ads: { rejected: 0, blocked: 1, moved: 0 },
    pages: { removed: 0 },
    appeals: { received: 0, upheld: 0, dismissed: 0 },
  })
  const other = await call('GET', '/api/front/transparency', undefined, { brand: 'adult' })
  expect(other.json().data.reports.received).toBe(0)
})
