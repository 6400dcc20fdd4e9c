import { afterAll, expect, test } from 'vitest'
import { users } from '../platform/database/schema/users.ts'
import { createTestDatabase } from '../test/createTestDatabase.ts'
import { seedUsers } from './seedUsers.ts'

const database = await createTestDatabase()
afterAll(database.close)

test('R005 the demo has accounts that belong to somebody, and none that has a password', async () => {
  await seedUsers(database.pool, { seed: 1, now: new Date('2026-05-04T08:00:00Z'), count: 0 })
  const rows = await database.db.select().from(users)

  expect(rows).toHaveLength(300)
  for (const { passwordHash, emailVerifiedAt } of rows) {
    expect(passwordHash).toBeNull()
    expect(emailVerifiedAt).not.toBeNull()
  }
})
