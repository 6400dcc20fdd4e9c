import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { jobFailures } from '../database/schema/jobFailures.ts'
import { eachRow } from './eachRow.ts'

const database = await createTestDatabase()
afterAll(() => database.close())
const { db } = database
const fail = () => Promise.reject(new Error('bad'))
const known = async () =>
  (await db.select().from(jobFailures)).map(({ row, tries }) => [row, tries])
const makeDue = () => db.update(jobFailures).set({ againAt: new Date(0) })

test('S004 a failed row that the end of a turn left behind is as failed as it was', async () => {
  await eachRow<number>('try', (row) => row).treat(db, [1], fail)
  await makeDue()
  const turn = new AbortController()
  const done: number[] = []
  const rows = eachRow<number>('try', (row) => row)
  const treat = async (row: number) => {
    done.push(row)
    turn.abort()
  }
  await rows.treat(db, [2, 1], treat, turn.signal)

  expect([done, rows.settle(), await known()]).toEqual([[2], 1, [['1', 1]]])
})
