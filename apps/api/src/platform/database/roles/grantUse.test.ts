import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/createTestDatabase.ts'

const database = await createTestDatabase()
afterAll(database.close)
const { pool } = database

test.each([
  'alter table ads add column colour text',
  'drop table ads',
  'create table colours (name text)',
  'alter table audit_log disable trigger all',
  'truncate ads',
  "insert into drizzle.__drizzle_migrations (hash) values ('x')",
])('S007 the role of the product may not: %s', async (text) => {
  await expect(pool.query(text)).rejects.toThrow(/must be owner|permission denied/)
})

test('S007 the role of the product reads and writes, the queue too', async () => {
  await pool.query("insert into retired_nicknames (nickname_hash, until) values ('x', now())")
  await pool.query("select graphile_worker.add_job('expireAds')")

  expect((await pool.query('select from retired_nicknames')).rowCount).toBe(1)
  expect((await pool.query('select from graphile_worker._private_jobs')).rowCount).toBe(1)
})
