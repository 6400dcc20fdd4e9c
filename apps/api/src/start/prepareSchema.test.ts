import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../test/createTestDatabase.ts'
import { prepareSchema } from './prepareSchema.ts'

const database = await createTestDatabase()
afterAll(database.close)
const { url, ownerUrl } = database

test('S007 a start on a database that is up to date needs no right to change it', async () => {
  await expect(prepareSchema({ migratesAtStart: false }, url)).resolves.toBeUndefined()
  await expect(prepareSchema({ migratesAtStart: true }, url)).resolves.toBeUndefined()
})

test('S007 a start refuses a database that lacks a migration, where a command migrates', async () => {
  await database.asOwner(
    'drop schema public cascade; drop schema months cascade; drop schema drizzle cascade; create schema public',
  )
  await expect(prepareSchema({ migratesAtStart: false }, ownerUrl)).rejects.toThrow(
    'The database lacks 1 of our migrations. Run `pnpm --filter @inzrt/api database:migrate` first.',
  )
  await prepareSchema({ migratesAtStart: true }, ownerUrl)

  await expect(prepareSchema({ migratesAtStart: false }, ownerUrl)).resolves.toBeUndefined()
})
