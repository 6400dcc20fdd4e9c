import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { inTurn } from '../jobs/inTurn.ts'
import { createTestDatabase } from '../test/createTestDatabase.ts'
import { toLogged } from './toLogged.ts'

const database = await createTestDatabase()
afterAll(() => database.drop())

const CANARY = 'canary@posta.example'

const lines: string[] = []
const stream = new Writable({
  write: (chunk, _, done) => {
    lines.push(String(chunk))
    done()
  },
})
const { log } = Fastify({ logger: { stream } })

const SAME_TWICE = sql`insert into retired_nicknames (nickname_hash, until)
  values (${CANARY}, now()), (${CANARY}, now())`

test('a query that fails in a job leaves none of its values in the log', async () => {
  const run = async () => void (await database.db.execute(SAME_TWICE))
  await inTurn('sweep', { schedule: '', run }, log, new AbortController().signal)()

  expect(lines.join('')).toContain('retired_nicknames_pkey')
  expect(lines.join('')).not.toContain(CANARY)
})

test('of an error its kind, words and place are kept, of anything else nothing', () => {
  expect(toLogged(new TypeError('words'))).toMatchObject({
    type: 'TypeError',
    message: 'words',
    stack: expect.stringContaining('toLogged.test.ts'),
  })
  expect(JSON.stringify(toLogged({ email: CANARY }))).not.toContain(CANARY)
})
