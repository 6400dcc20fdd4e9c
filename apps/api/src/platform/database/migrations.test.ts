import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { describeCatalogue } from '../../test/describeCatalogue.ts'
import { fillEveryTable } from '../../test/fillEveryTable.ts'
import { readSchema } from '../../test/readSchema.ts'
import { migrate } from './migrate.ts'

const MIGRATIONS = `${import.meta.dirname}/migrations`
const QUEUE = 'drop schema if exists graphile_worker cascade;'

const [fresh, upgraded] = [await createTestDatabase(), await createTestDatabase()]
const firstOnly = await mkdtemp(join(tmpdir(), 'inzrt-migrations-'))
afterAll(async () => {
  await Promise.all([fresh.drop(), upgraded.drop(), rm(firstOnly, { recursive: true })])
})

/** A database as the first release made it. */
const makeFirst = async (pool: Pool): Promise<void> => {
  await cp(MIGRATIONS, firstOnly, { recursive: true })
  const journal = join(firstOnly, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 1) }))
  await pool.query(
    `${QUEUE} drop schema public cascade; drop schema drizzle cascade; create schema public`,
  )
  await runMigrations(drizzle(pool), { migrationsFolder: firstOnly })
}

const emptyTables = async (pool: Pool): Promise<readonly string[]> => {
  await pool.query('analyze')
  const { rows } = await pool.query<{ name: string }>(`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples < 1`)

  return rows.map(({ name }) => name)
}

test('a database of the first release with rows in every table is brought up to date', async () => {
  await makeFirst(upgraded.pool)
  await fillEveryTable(upgraded.pool)
  expect(await emptyTables(upgraded.pool)).toEqual([])
  await migrate(upgraded.url)

  expect(await describeCatalogue(upgraded.pool)).toEqual(await describeCatalogue(fresh.pool))
  const { rows } = await upgraded.pool.query('select id from ads order by id')
  expect(rows).toEqual([{ id: 1 }, { id: 2 }])
})

test('the migrations make what the schema says', async () => {
  const names = await readdir(join(MIGRATIONS, 'meta'))
  const last = names
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1)
  const made = JSON.parse(await readFile(join(MIGRATIONS, 'meta', last ?? ''), 'utf8'))
  const { tables, sequences } = generateDrizzleJson(await readSchema())

  expect({ tables, sequences }).toEqual({ tables: made.tables, sequences: made.sequences })
})
