import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './openDatabase.ts'

const database = await createTestDatabase()
afterAll(() => database.close())

test('processes that migrate at the same time wait for each other and agree', async () => {
  await database.asOwner(
    'drop schema public cascade; drop schema months cascade; drop schema drizzle cascade; create schema public',
  )
  await Promise.all([
    migrate(database.ownerUrl),
    migrate(database.ownerUrl),
    migrate(database.ownerUrl),
  ])
  const owner = openDatabase(database.ownerUrl)
  const { rows } = await owner.pool.query('select code from brands order by code')
  await owner.close()

  expect(rows).toEqual([{ code: 'adult' }, { code: 'general' }])
})

test('a database that a later version made is left as it is', async () => {
  await database.asOwner(`insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'later', max(created_at) + 1 from drizzle.__drizzle_migrations`)

  await expect(migrate(database.ownerUrl)).resolves.toBeUndefined()
})

test('a database from before the first release is refused in words that say what to do', async () => {
  await database.asOwner(`insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'earlier', min(created_at) - 1 from drizzle.__drizzle_migrations`)

  await expect(migrate(database.ownerUrl)).rejects.toThrow(
    /was made before the first release and cannot be brought up to date\.\nStop the product and throw it away/,
  )
})
