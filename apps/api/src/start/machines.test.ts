import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { ads } from '../platform/database/schema/ads.ts'
import { requestJob } from '../platform/jobs/requestJob.ts'
import { createTestDatabase } from '../test/createTestDatabase.ts'
import { createWorld } from '../test/createWorld.ts'
import { PASSWORD } from '../test/secrets.ts'
import { startMachines } from '../test/startMachines.ts'

const database = await createTestDatabase()
const { addAd, addSection } = createWorld(database)
const section = await addSection()
const { machines, startWorker, stop } = await startMachines(database)
const [one, other] = machines
afterAll(async () => {
  await stop()
  await database.close()
})

const cookiesOf = ({ headers }: Awaited<ReturnType<typeof one.ask>>): string =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ')

const register = async (nickname: string): Promise<string> => {
  const account = { nickname, email: `${nickname}@posta.example`, rules: true }
  const body = JSON.stringify({ ...account, password: PASSWORD, password_confirmation: PASSWORD })
  const answer = await one.ask('/api/auth/register', { method: 'POST', body })
  expect(answer.status).toBe(201)

  return cookiesOf(answer)
}

const statusAt = async (machine: typeof one, path: string, cookie = '') =>
  (await machine.ask(path, { cookie })).status
test('S001 a blocked ad is gone at every machine, also where nothing can be rendered', async () => {
  const { id, slug } = await addAd(section)
  const path = `/${slug}`
  for (const machine of machines) expect(await statusAt(machine, path)).toBe(200)
  await database.db.update(ads).set({ state: 'blocked' }).where(eq(ads.id, id))

  for (const machine of machines) await expect.poll(() => statusAt(machine, path)).not.toBe(200)
})

test('S002 a logout while the api is down holds at every machine once it is back', async () => {
  const cookie = await register('jana.stroj')
  for (const machine of machines)
    expect(await statusAt(machine, '/api/auth/user', cookie)).toBe(200)
  await one.stopApi()
  const logout = await one.ask('/api/auth/logout', { method: 'POST', cookie })
  expect([logout.status >= 502, cookiesOf(logout)]).toEqual([true, '__Host-session=; signed-in='])
  expect(await statusAt(other, '/api/auth/user', cookie)).toBe(200)
  await one.startApi()

  for (const machine of machines)
    await expect.poll(() => statusAt(machine, '/api/auth/user', cookie)).toBe(401)
})

/** The database takes nobody in, as if it were down. */
const setDown = async (isDown: boolean): Promise<void> => {
  const name = new URL(database.url).pathname.slice(1)
  const client = new Client({ connectionString: inject('serverUrl') })
  await client.connect()
  await client.query(`alter database ${name} allow_connections ${!isDown}`)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ])
  await client.end()
}

test('S006 with PostgreSQL down both machines stay ready and show every page they keep', async () => {
  const { slug } = await addAd(section)
  for (const machine of machines) expect(await statusAt(machine, `/${slug}`)).toBe(200)
  await setDown(true)
  try {
    for (const machine of machines)
      for (let i = 0; i < 20; i++) expect(await statusAt(machine, `/${slug}`)).toBe(200)
    for (const machine of machines)
      expect((await machine.ask('/readyz', { host: 'localhost' })).status).toBe(200)
  } finally {
    await setDown(false)
  }
  await expect.poll(() => statusAt(one, '/api/front/sections')).toBe(200)
  // A pooler asks for a database that it lost a second later.
  const answers = () => database.pool.query('select').then(Boolean, () => false)
  await expect.poll(answers).toBe(true)
})

const waiting = async (): Promise<number> => {
  const { rows } = await database.db.execute(
    sql`select from graphile_worker.jobs where task_identifier = 'purgeMessages'`,
  )

  return rows.length
}

/** As a database is while another takes over for it. */
const setReadOnly = async (isReadOnly: boolean): Promise<void> => {
  const name = new URL(database.url).pathname.slice(1)
  const client = new Client({ connectionString: inject('serverUrl') })
  await client.connect()
  await client.query(`alter database ${name} set default_transaction_read_only = ${isReadOnly}`)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ])
  await client.end()
}

test('S006 with PostgreSQL read-only all is read, nothing is lost and nobody is logged out', async () => {
  const cookie = await register('jana.cte')
  const { slug } = await addAd(section)
  const worker = await startWorker()
  await setReadOnly(true)
  try {
    await expect.poll(() => statusAt(one, '/api/front/sections')).toBe(200)
    for (let i = 0; i < 10; i++) {
      const change = { method: 'PATCH', body: '{"firstName":"Jana"}', cookie }
      const answer = await one.ask('/api/auth/user', change)
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30'])
      expect(answer.headers['set-cookie'] ?? []).toEqual([])
    }
    for (const machine of machines) {
      await expect.poll(() => statusAt(machine, '/api/auth/user', cookie)).toBe(200)
      await expect.poll(() => statusAt(machine, `/${slug}`)).toBe(200)
    }
  } finally {
    await setReadOnly(false)
  }
  const asks = () => database.db.execute(requestJob('purgeMessages')).then(Boolean, () => false)
  await expect.poll(asks).toBe(true)
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0)
  expect(await statusAt(one, '/api/auth/user', cookie)).toBe(200)
  await worker.stop()
})

test('S013 an api alone takes no job, and who only works answers no call', async () => {
  await database.db.execute(requestJob('purgeMessages'))
  const listening = sql`select from pg_stat_activity
    where datname = current_database() and query like 'LISTEN "jobs:insert"%'`
  expect((await database.db.execute(listening)).rows).toEqual([])
  expect(await waiting()).toBe(1)
  const worker = await startWorker()

  await expect.poll(waiting).toBe(0)
  expect((await worker.ask('/ready')).status).toBe(200)
  expect((await worker.ask('/api/front/sections')).status).toBe(404)
  await worker.stop()
})
