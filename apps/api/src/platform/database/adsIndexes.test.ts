import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { fillEveryTable } from '../../test/fillEveryTable.ts'

const database = await createTestDatabase()
afterAll(() => database.close())
await fillEveryTable(database.pool)

test('a change of a field that no list sorts or filters by leaves the indexes of ads', async () => {
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query(`update ads set updated_at = now(), version = version + 1, content = 'new',
    all_words = '', first_name = 'new', show_phone = not show_phone, email_verified_at = now(),
    phone_verified_at = now(), state_reason = 'new', print_wording = 'new', end_told_of = now(),
    apologised_at = now() where id = 2`)
  const { rows } = await client.query(
    `select pg_stat_get_xact_tuples_hot_updated('ads'::regclass)::int as kept`,
  )
  await client.query('rollback')
  client.release()

  expect(rows).toEqual([{ kept: 1 }])
})
