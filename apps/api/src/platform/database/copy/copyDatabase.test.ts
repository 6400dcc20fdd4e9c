import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/createTestDatabase.ts'
import { fillEveryTable } from '../../../test/fillEveryTable.ts'
import { openDatabase } from '../openDatabase.ts'
import { copyDatabase } from './copyDatabase.ts'
import { readTables } from './readTables.ts'

const [lived, server] = [await createTestDatabase(), await createTestDatabase()]
const owner = openDatabase(lived.ownerUrl, { maxConnections: 2 })
afterAll(() => Promise.all([owner.close(), lived.close(), server.close()]))
await fillEveryTable(owner.pool)
await owner.pool.query("select setval('ads_id_seq', 4711)")

const readAll = async (url: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const content: Record<string, unknown> = {}
  for (const { name } of await readTables(client))
    content[name] = (
      await client.query(`select row_to_json(whole.*)::text as row from ${name} whole order by 1`)
    ).rows.map(({ row }) => row)
  await client.end()

  return content
}

test('S011 a row that points nowhere leaves the other database as it was', async () => {
  const broken = await createTestDatabase()
  await broken.asOwner(`alter table ads disable trigger all; set session_replication_role = replica;
    insert into favourites select 999, 999, now()`)
  await expect(copyDatabase(broken.ownerUrl, server.ownerUrl)).rejects.toThrow(/foreign key/)
  await broken.close()

  expect((await server.pool.query('select from brands')).rowCount).toBe(2)
})

test('S011 everything of one database is in another afterwards, row for row', async () => {
  const rows = await copyDatabase(lived.ownerUrl, server.ownerUrl)
  const [theirs, ours] = [await readAll(lived.ownerUrl), await readAll(server.ownerUrl)]

  expect(ours).toEqual(theirs)
  expect(Object.values(ours).flat()).toHaveLength(rows)
})

test('S011 what is written afterwards follows on, with keys and triggers as before', async () => {
  const { rows } = await server.pool.query(
    `select count(*)::int as off from pg_trigger where tgenabled = 'D'`,
  )
  expect(rows).toEqual([{ off: 0 }])
  await expect(server.asOwner('insert into favourites select 999, 999, now()')).rejects.toThrow(
    /foreign key/,
  )
  expect(await askOwner("select nextval('ads_id_seq')::int as n")).toEqual([{ n: 4712 }])
})

async function askOwner(text: string) {
  const client = new Client({ connectionString: server.ownerUrl })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()

  return rows
}

test('S011 a database with people in it is not filled over', async () => {
  await expect(copyDatabase(lived.ownerUrl, server.ownerUrl)).rejects.toThrow(/is not empty\.$/)
})

test('S011 databases of different releases are not mixed', async () => {
  await lived.asOwner(`insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'later', max(created_at) + 1 from drizzle.__drizzle_migrations`)

  await expect(copyDatabase(lived.ownerUrl, server.ownerUrl)).rejects.toThrow(
    /are of different releases/,
  )
})
