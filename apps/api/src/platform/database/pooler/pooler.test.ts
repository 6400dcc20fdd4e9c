import { sql } from 'drizzle-orm'
import { afterAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/createTestDatabase.ts'
import { PRODUCT } from '../../../test/globalSetup.ts'
import { openDatabase } from '../openDatabase.ts'
import { prepare } from '../prepare.ts'
import { ads } from '../schema/ads.ts'
import { limitRole } from './limitRole.ts'
import { requireDirect } from './requireDirect.ts'
import { requirePooled } from './requirePooled.ts'

const [database, bare] = [await createTestDatabase(), await createTestDatabase()]
await unlimit(bare)
/** As a role is whose owner has not run the command. */
async function unlimit({ ownerUrl, asOwner }: TestDatabase) {
  const name = new URL(ownerUrl).pathname.slice(1)
  await asOwner(`alter role ${PRODUCT.name} in database ${name} reset all`)
}

/** What a start may be told is a pooler: here one where a run goes through one, else the server itself. */
const poolerUrl = inject('poolerUrl')
const through = (url: string) => (poolerUrl ? new URL(new URL(url).pathname, poolerUrl).href : url)
const pooledUrl = through(database.url)
const pooled = openDatabase(database.url, { pooledUrl, maxConnections: 1 })
afterAll(() => Promise.all([pooled.close(), database.close(), bare.close()]))

/** A statement of each way by which the product names them, twice. */
const askTwice = async ({ pool, db }: Pick<typeof pooled, 'pool' | 'db'>) => {
  const counted = prepare<{ n: number }>(pool, sql`select count(*)::int as n from ads`)
  const first = db.select().from(ads).limit(1).prepare('pooler_first_ad')
  const answers = []
  for (let round = 0; round < 2; round += 1) answers.push(await counted(), await first.execute())
  const { rows } = await pool.query('select name from pg_prepared_statements')

  return { answers, names: rows.length }
}

test('S007 through a pooler no statement has a name, and each answers as otherwise', async () => {
  const straight = openDatabase(database.url, { maxConnections: 1 })
  const named = await askTwice(straight)
  await straight.close()

  expect(await askTwice(pooled)).toEqual({ answers: named.answers, names: 0 })
  expect(named.names).toBe(2)
})

test('S007 a pooler is refused until the role has the limits that a connection cannot bring', async () => {
  await expect(requirePooled(through(bare.url), bare.url)).rejects.toThrow(
    'Through DATABASE_POOL_URL statement_timeout is 0, not 4s',
  )
  await limitRole(database.url)
  await expect(requirePooled(pooledUrl, database.url)).resolves.toBeUndefined()
})

test('S007 a pooler before another database, or none at all, ends the start with a sentence', async () => {
  await expect(requirePooled(through(bare.url), database.url)).rejects.toThrow(
    'DATABASE_POOL_URL leads to another database than DATABASE_URL.',
  )
  await expect(requirePooled('postgres://inzrt:x@127.0.0.1:9/inzrt', database.url)).rejects.toThrow(
    /^The pooler of DATABASE_POOL_URL cannot be used: connect ECONNREFUSED/,
  )
})

test('S007 the address of PostgreSQL itself is taken', async () => {
  await expect(requireDirect(database.url)).resolves.toBeUndefined()
})

test.runIf(poolerUrl)(
  'S007 a pooler in the place of PostgreSQL itself ends the start',
  async () => {
    await expect(requireDirect(pooledUrl)).rejects.toThrow(
      /^DATABASE_URL leads through a pooler that lends a connection for a transaction only\./,
    )
  },
)
