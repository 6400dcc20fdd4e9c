import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import Fastify, { LogController } from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { refusedPicture } from '../../advertising/uploads/uploadProblems.ts'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { runExclusively } from '../jobs/runExclusively.ts'
import { handleErrors } from './handleErrors.ts'
import { logSettings } from './logSettings.ts'
import { unavailable } from './problems.ts'
import { toLogged } from './toLogged.ts'

const database = await createTestDatabase()
afterAll(() => database.close())

const CANARY = 'canary@posta.example'

const lines: string[] = []
const stream = new Writable({
  write: (chunk, _, done) => {
    lines.push(String(chunk))
    done()
  },
})
const logController = new LogController({ disableRequestLogging: true })
const logger = { ...logSettings({ logLevel: 'info', release: '1.2.3' }), stream }
const app = Fastify({ logger, logController })
const { log } = app
handleErrors(app)
app.get('/unreadable', () =>
  Promise.reject(refusedPicture({ refusal: 'unreadable', why: 'a torn file' })),
)
app.get('/refused', () => Promise.reject(unavailable()))
app.get('/broken', () => Promise.reject(new RangeError('too far')))
beforeEach(() => void lines.splice(0))

const SAME_TWICE = sql`insert into retired_nicknames (nickname_hash, until)
  values (${CANARY}, now()), (${CANARY}, now())`

test('a query that fails in a job leaves none of its values in the log', async () => {
  const run = async () => void (await database.db.execute(SAME_TWICE))
  const stopping = new AbortController().signal
  await runExclusively('sweepSms', { schedule: '', run }, { log, stopping, putBack: run })()

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

test('S010 a fault is written down with the release that had it', async () => {
  await app.inject('/broken')

  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ release: '1.2.3', msg: 'request failed' })
})

test('a fault is written down, a refusal of ours is not', async () => {
  expect((await app.inject('/refused')).statusCode).toBe(503)
  expect(lines).toEqual([])

  expect((await app.inject('/broken')).statusCode).toBe(500)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('RangeError')
})

test('why a file was refused is noted in one line without a stack', async () => {
  expect((await app.inject('/unreadable')).statusCode).toBe(422)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, why: 'a torn file' })
  expect(lines[0]).not.toContain('uploadProblems.ts')
})
