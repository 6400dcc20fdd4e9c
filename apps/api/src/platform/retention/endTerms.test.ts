import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { readSchema } from '../../test/readSchema.ts'
import { endTerms } from './endTerms.ts'
import { TERMS } from './terms.ts'

const database = await createTestDatabase()
afterAll(database.close)
const { pool, asOwner } = database
const end = () => endTerms({ database, clock: () => new Date() })

const monthsOf = async (log: string): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
     where inhparent = $1::regclass order by 1`,
    [log],
  )

  return rows.map(({ name }) => name.replace(`${log}_`, '')).filter((name) => name !== 'rest')
}
const monthFromNow = (n: number): string => {
  const now = new Date()

  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + n))
    .toISOString()
    .slice(0, 7)
    .replace('-', '_')
}
const write = (at: string) =>
  pool.query(
    `insert into state_log (entity, entity_id, to_state, event, actor, at)
     values ('ad', 1, 'expired', 'expire', 'system', $1)`,
    [at],
  )

test('S015 each table has a rule that ends its rows or bounds them', async () => {
  const tables = Object.values(await readSchema()).filter((part) => is(part, PgTable))
  const names = new Set(tables.map((table) => getTableName(table)))

  expect(Object.keys(TERMS).toSorted()).toEqual([...names].toSorted())
})

test('S015 a log is written into the table of its month, and one of another time beside', async () => {
  await write(new Date().toISOString())
  await write('2001-02-03')
  const { rows } = await pool.query(
    'select tableoid::regclass::text as "table" from state_log order by at',
  )

  expect(rows).toEqual([
    { table: 'months.state_log_rest' },
    { table: `months.state_log_${monthFromNow(0)}` },
  ])
})

test('S015 months past the term of a log are dropped, and what lies beside them', async () => {
  // Three years and two months ago, and as many years.
  for (const n of [-38, -36])
    await asOwner(`select months.tend(date_trunc('month', now()) + interval '${n} months')`)
  expect((await monthsOf('state_log')).length).toBeGreaterThan(3)
  await end()

  expect(await monthsOf('state_log')).toEqual([-36, -35, -34, 0, 1, 2].map(monthFromNow))
  expect(await monthsOf('audit_log')).toEqual(await monthsOf('state_log'))
  expect((await pool.query(`select from state_log where at < '2002-01-01'`)).rowCount).toBe(0)
})

test.each([
  `select months.tend('3000-01-01')`,
  'drop table months.state_log_rest',
  'delete from months.audit_log_rest',
  'update months.terms set months = 1',
])('S015 the role of the product may not: %s', async (text) => {
  await expect(pool.query(text)).rejects.toThrow(/permission denied|must be owner/)
})
