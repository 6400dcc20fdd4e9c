import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { migrate } from './migrate.ts'

const database = await createTestDatabase()
afterAll(() => database.close())

test('processes that migrate at the same time wait for each other and agree', async () => {
  await database.pool.query(
    'drop schema public cascade; drop schema drizzle cascade; create schema public',
  )
  await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)])
  const { rows } = await database.pool.query('select code from brands order by code')

  expect(rows).toEqual([{ code: 'adult' }, { code: 'general' }])
})

test('a database that a later version made is left as it is', async () => {
  await database.pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'later', max(created_at) + 1 from drizzle.__drizzle_migrations`)

  await expect(migrate(database.url)).resolves.toBeUndefined()
})

test('a database from before the first release is refused in words that say what to do', async () => {
  await database.pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'earlier', min(created_at) - 1 from drizzle.__drizzle_migrations`)

  await expect(migrate(database.url)).rejects.toThrow(
    /was made before the first release and cannot be brought up to date\.\nStop the product and throw it away/,
  )
})
