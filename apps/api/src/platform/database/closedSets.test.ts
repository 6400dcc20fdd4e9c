import { is } from 'drizzle-orm'
import { getTableConfig, PgArray, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { fillEveryTable } from '../../test/fillEveryTable.ts'
import { readSchema } from '../../test/readSchema.ts'

const database = await createTestDatabase()
const { pool } = database
afterAll(() => database.close())

const columns = Object.values(await readSchema())
  .filter((value) => is(value, PgTable))
  .flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    const stored = columns.filter((column) => !column.generated).map((column) => column.name)

    return columns.map((column) => ({ table: name, column, stored }))
  })

/** Of a list, the words that may stand in it. */
const wordsOf = (column: PgColumn) =>
  is(column, PgArray) ? column.baseColumn?.enumValues : column.enumValues

await fillEveryTable(pool)

/** Makes every row once more, with another word in one column. */
const copy = (table: string, stored: readonly string[], column: string, word: string) =>
  pool.query(
    `insert into ${table} (${stored.join()}) select ${stored.map((name) => (name === column ? '$1' : name)).join()} from ${table}`,
    [word],
  )

const constraint = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'nothing',
    (error) => error.constraint ?? String(error),
  )

test('a word outside its closed set is refused, wherever it would stand', async () => {
  const closed = columns.filter(({ column }) => wordsOf(column))
  const refusals = await Promise.all(
    closed.map(async ({ table, column, stored }) => [
      `${table}_${column.name}`,
      await constraint(copy(table, stored, column.name, is(column, PgArray) ? '{out}' : 'out')),
    ]),
  )

  expect(closed.length).toBeGreaterThan(40)
  expect(refusals.filter(([expected, found]) => expected !== found)).toEqual([])
})

test('no row belongs to a site that there is not', async () => {
  const tables = columns.filter(({ column }) => column.name === 'brand_code')
  const refusals = await Promise.all(
    tables.map(async ({ table }) => [
      `${table}_brand_code_brands_code_fk`,
      await constraint(pool.query(`update ${table} set brand_code = 'out'`)),
    ]),
  )

  expect(tables.length).toBeGreaterThan(8)
  expect(refusals.filter(([expected, found]) => expected !== found)).toEqual([])
})
