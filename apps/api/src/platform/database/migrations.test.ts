import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client, type Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { describeCatalogue } from '../../test/describeCatalogue.ts'
import { fillEveryTable } from '../../test/fillEveryTable.ts'
import { readSchema } from '../../test/readSchema.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations.ts'
import { openDatabase } from './openDatabase.ts'

const QUEUE = 'drop schema if exists graphile_worker cascade; drop schema if exists months cascade;'

/** As the owner of the tables has it. */
const createOwned = async () => {
  const { ownerUrl: url, close } = await createTestDatabase()
  await close()

  return { ...openDatabase(url, { maxConnections: 4 }), url }
}

const [fresh, upgraded] = [await createOwned(), await createOwned()]
const releases = await mkdtemp(join(tmpdir(), 'inzrt-migrations-'))
afterAll(async () => {
  await Promise.all([fresh.close(), upgraded.close(), rm(releases, { recursive: true })])
})

/** The migrations of a release of another time: the first ones of ours, and perhaps one more. */
const makeRelease = async (name: string, count: number, next?: string): Promise<string> => {
  const folder = join(releases, name)
  await cp(MIGRATIONS, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  const kept = entries.slice(0, count)
  if (next) {
    const last = kept.at(-1)
    kept.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next' })
    await writeFile(join(folder, 'next.sql'), next)
  }
  await writeFile(journal, JSON.stringify({ ...rest, entries: kept }))

  return folder
}

/** A database as the first release made it. */
const makeFirst = async (pool: Pool): Promise<void> => {
  await pool.query(
    `${QUEUE} drop schema public cascade; drop schema drizzle cascade; create schema public`,
  )
  await runMigrations(drizzle(pool), { migrationsFolder: await makeRelease('first', 1) })
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

const told = async (pool: Pool, column: string) =>
  (await pool.query(`select id, ${column} as told from ads order by id`)).rows

test('a later release migrates a database with rows, an earlier one leaves that alone', async () => {
  const next = `alter table ads add column warranty text;
--> statement-breakpoint
update ads set warranty = 'do ' || id;`
  await migrate(upgraded.url, {
    migrationsFolder: await makeRelease('next', Number.POSITIVE_INFINITY, next),
  })
  await migrate(upgraded.url)

  expect(await told(upgraded.pool, 'warranty')).toEqual([
    { id: 1, told: 'do 1' },
    { id: 2, told: 'do 2' },
  ])
})

test('a release whose migration fails changes nothing of a database with rows', async () => {
  await fillEveryTable(fresh.pool)
  const before = [await describeCatalogue(fresh.pool), await told(fresh.pool, 'heading')]
  const broken = `alter table ads add column warranty text;
--> statement-breakpoint
update ads set heading = 'Jiný', price_type = 'none';`
  const folder = await makeRelease('broken', Number.POSITIVE_INFINITY, broken)

  await expect(migrate(fresh.url, { migrationsFolder: folder })).rejects.toThrow()
  expect([await describeCatalogue(fresh.pool), await told(fresh.pool, 'heading')]).toEqual(before)
})

test('S007 a migration that waits for a lock lets others go first, and comes through', async () => {
  const { pool } = fresh
  const reader = new Client({ connectionString: fresh.url })
  await reader.connect()
  await reader.query('begin; select from ads')
  const isWaiting = async () =>
    (await pool.query("select from pg_locks where not granted and relation = 'ads'::regclass"))
      .rowCount !== 0
  const migrationsFolder = await makeRelease(
    'patient',
    Number.POSITIVE_INFINITY,
    'alter table ads add column colour text',
  )
  const migrated = migrate(fresh.url, { migrationsFolder, lockTimeoutMs: 500 })
  await expect.poll(isWaiting).toBe(true)
  await expect.poll(isWaiting).toBe(false)
  await reader.end()
  await migrated

  expect(await told(pool, 'colour')).toEqual([
    { id: 1, told: null },
    { id: 2, told: null },
  ])
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
