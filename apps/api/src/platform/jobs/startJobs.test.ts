import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { silentLog } from '../../test/silentLog.ts'
import type { Job, JobName, Jobs } from './Job.ts'
import { RowsFailed } from './RowsFailed.ts'
import { requestJob } from './requestJob.ts'
import { startJobs } from './startJobs.ts'

const database = await createTestDatabase()
afterAll(() => database.close())

const DIE_AT_WORK = `${import.meta.dirname}/../../test/dieAtWork.ts`
const NEVER = '0 0 29 2 *'
const jobsWith = (own: Partial<Record<JobName, Job['run']>>): Jobs =>
  Object.fromEntries(
    Object.entries(own).map(([name, run]) => [name, { schedule: NEVER, run }]),
  ) as Jobs
const request = (name: JobName) => database.db.execute(requestJob(name))

test('a job of a transaction is done once that succeeds, by one worker of many', async () => {
  const run = vi.fn(async () => undefined)
  const stops = await Promise.all(
    [1, 2, 3].map(() => startJobs(database, jobsWith({ deliverMessages: run }), silentLog)),
  )
  await database.db.transaction(async (tx) => {
    await tx.execute(requestJob('deliverMessages'))
    expect(run).not.toHaveBeenCalled()
  })
  await expect.poll(() => run).toHaveBeenCalledOnce()
  await Promise.all(stops.map((stop) => stop()))
  expect(run).toHaveBeenCalledOnce()
})

test('a job that fails is done again when it is asked for again, and holds up no other', async () => {
  const deliverMessages = vi.fn().mockRejectedValueOnce(new Error('busy')).mockResolvedValue(null)
  const expireAds = vi.fn(async () => undefined)
  const stop = await startJobs(database, jobsWith({ deliverMessages, expireAds }), silentLog)
  await request('deliverMessages')
  await expect.poll(() => deliverMessages).toHaveBeenCalledTimes(1)
  await request('expireAds')
  await request('deliverMessages')
  await expect.poll(() => deliverMessages).toHaveBeenCalledTimes(2)
  await expect.poll(() => expireAds).toHaveBeenCalledOnce()
  await stop()
})

test('a slow job asked for often leaves room for others, and runs once more afterwards', async () => {
  const slow = Promise.withResolvers<void>()
  const deliverMessages = vi.fn(() => slow.promise)
  const expireAds = vi.fn(async () => undefined)
  const stop = await startJobs(database, jobsWith({ deliverMessages, expireAds }), silentLog)
  for (let times = 0; times < 10; times += 1) await request('deliverMessages')
  await request('expireAds')
  await expect.poll(() => expireAds).toHaveBeenCalledOnce()
  expect(deliverMessages).toHaveBeenCalledOnce()

  slow.resolve()
  await expect.poll(() => deliverMessages).toHaveBeenCalledTimes(2)
  await stop()
  expect(deliverMessages).toHaveBeenCalledTimes(2)
})

test('who stops waits for the job in hand and lets it know', async () => {
  let isDone = false
  const started = Promise.withResolvers<void>()
  const run: Job['run'] = ({ stopping }) =>
    new Promise((resolve) => {
      started.resolve()
      stopping?.addEventListener('abort', () => {
        isDone = true
        resolve(null)
      })
    })
  const stop = await startJobs(database, jobsWith({ deliverMessages: run }), silentLog)
  await request('deliverMessages')
  await started.promise
  await stop()

  expect(isDone).toBe(true)
})

test('S004 a long backlog goes on after the others had their turn', async () => {
  const order: string[] = []
  const left = { turns: 3 }
  const expireAds: Job['run'] = async ({ ending }) => {
    order.push('some ads')
    if (order.length === 1) await request('deliverMessages')
    left.turns -= 1
    if (left.turns > 0 && ending) await once(ending, 'abort')
  }
  const deliverMessages: Job['run'] = async () => order.push('letters')
  const jobs = jobsWith({ expireAds, deliverMessages })
  const stop = await startJobs(database, jobs, silentLog, { turnMs: 20 })
  await request('expireAds')
  await expect.poll(() => order.length).toBe(4)
  await stop()

  expect(order.filter((done) => done === 'some ads')).toHaveLength(3)
  expect(order.indexOf('letters')).toBeLessThan(3)
})

test('S013 a job of a killed worker is taken by another, that of a living one is not', async () => {
  const slow = Promise.withResolvers<void>()
  const expireAds = vi.fn(() => slow.promise)
  const stopLiving = await startJobs(database, jobsWith({ expireAds }), silentLog)
  await request('expireAds')
  await expect.poll(() => expireAds).toHaveBeenCalledOnce()
  await request('deliverMessages')
  const dying = spawn(process.execPath, [DIE_AT_WORK, database.url], { stdio: 'inherit' })
  expect(await once(dying, 'exit')).toEqual([null, 'SIGKILL'])

  const run = vi.fn(async () => undefined)
  const both = jobsWith({ deliverMessages: run, expireAds: run })
  const stop = await startJobs(database, both, silentLog, { lookEveryMs: 50 })
  await expect.poll(() => run).toHaveBeenCalledOnce()
  slow.resolve()
  await stopLiving()
  await stop()

  expect(expireAds).toHaveBeenCalledOnce()
  expect(run).toHaveBeenCalledOnce()
  expect((await database.pool.query('select from graphile_worker.jobs')).rowCount).toBe(0)
})

test('what is asked for while nobody works is done later', async () => {
  await request('deliverMessages')
  const run = vi.fn(async () => undefined)
  const stop = await startJobs(database, jobsWith({ deliverMessages: run }), silentLog)
  await expect.poll(() => run).toHaveBeenCalledOnce()
  await stop()
})

test('jobs go on when every connection to the database broke', async () => {
  const run = vi.fn(async () => undefined)
  const stop = await startJobs(database, jobsWith({ deliverMessages: run }), silentLog)
  await database.pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await request('deliverMessages')
  await expect.poll(() => run).toHaveBeenCalledOnce()
  await stop()
})

test('S004 rows that a job failed at are logged and counted, and its rest is done', async () => {
  const logged: object[] = []
  const log = { ...silentLog, error: (what: object) => void logged.push(what) } as typeof silentLog
  let turns = 0
  const expireAds: Job['run'] = async ({ ending }) => {
    if (++turns > 1) return
    await new Promise((resolve) => ending?.addEventListener('abort', resolve, { once: true }))
    throw new RowsFailed([
      { work: 'end ad', row: '7', error: new Error('spoiled') },
      { work: 'end ad', row: '9', error: new Error('spoiled') },
    ])
  }
  const stop = await startJobs(database, jobsWith({ expireAds }), log, { turnMs: 20 })
  await request('expireAds')
  await expect.poll(() => turns).toBe(2)
  await stop()

  expect(logged).toMatchObject([
    { job: 'expireAds', work: 'end ad', row: '7', err: { message: 'spoiled' } },
    { job: 'expireAds', work: 'end ad', row: '9' },
    { job: 'expireAds', rows: 2 },
  ])
})
