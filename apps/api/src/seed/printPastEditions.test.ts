import { generateAds } from '@inzrt/fixtures/catalogue/generateAds'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../test/createTestDatabase.ts'
import { printPastEditions } from './printPastEditions.ts'
import { seedAds } from './seedAds.ts'
import { seedEditions } from './seedEditions.ts'
import { seedLocalities } from './seedLocalities.ts'
import { seedSections } from './seedSections.ts'
import { seedUsers } from './seedUsers.ts'

const database = await createTestDatabase()
afterAll(database.close)

test('N001 editions of the demo print only what was out by their deadline', async () => {
  const { db, pool } = database
  const demo = { seed: 1, now: new Date('2026-11-22T08:00:00Z'), count: 1_000 }
  await seedSections(pool)
  await seedLocalities(pool)
  await seedUsers(pool, demo)
  await seedEditions(pool, demo)
  await seedAds(pool, [...generateAds(demo)], demo)
  await printPastEditions(db, demo)

  const { rows } = await db.execute<{ printed: number; early: number }>(sql`
    select count(*)::int as printed,
      (count(*) filter (where ads.created_at > deadline_at or valid_until < deadline_at))::int as early
    from edition_ads
    join ads on ads.id = ad_id
    join editions on editions.id = edition_id`)

  expect(rows[0]?.printed).toBeGreaterThan(500)
  expect(rows[0]?.early).toBe(0)
})
