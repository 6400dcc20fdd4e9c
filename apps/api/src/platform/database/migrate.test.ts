import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { migrate } from './migrate.ts'

const database = await createTestDatabase()
afterAll(() => database.drop())

test('processes that migrate at the same time wait for each other and agree', async () => {
  await database.pool.query(
    'drop schema public cascade; drop schema drizzle cascade; create schema public',
  )
  await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)])
  const { rows } = await database.pool.query('select code from brands order by code')

  expect(rows).toEqual([{ code: 'adult' }, { code: 'general' }])
})
