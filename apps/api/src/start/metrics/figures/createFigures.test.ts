import { Registry } from 'prom-client'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/createTestDatabase.ts'
import { createWorld } from '../../../test/createWorld.ts'
import { createFigures } from './createFigures.ts'

const database = await createTestDatabase()
afterAll(() => database.close())
const { addSection, addAd } = createWorld(database)
const section = await addSection()

const registry = new Registry()
const refresh = createFigures(registry, database)
const read = async () => {
  await refresh()

  return registry.metrics()
}

const logChange = (entity: string, event: string) =>
  database.pool.query(
    `insert into state_log (entity, entity_id, to_state, event, actor, at)
    values ($1, 1, 'any', $2, 'owner', now())`,
    [entity, event],
  )

test('S010 ads placed and orders paid are counted from the first question on, each once', async () => {
  await logChange('ad', 'create')
  await read()
  await logChange('ad', 'create')
  await logChange('ad', 'create')
  await logChange('order', 'pay')
  await read()

  const text = await read()
  expect(text).toContain('portal_state_changes_total{entity="ad",event="create"} 2\n')
  expect(text).toContain('portal_state_changes_total{entity="order",event="pay"} 1\n')
})

test('S010 two who ask at the same time count a change once', async () => {
  await read()
  await logChange('order', 'refund')
  await Promise.all([read(), read()])

  expect(await read()).toContain('portal_state_changes_total{entity="order",event="refund"} 1\n')
})

test('S010 what waits for a moderator, a courier or a worker is told with its age', async () => {
  await addAd(section, { state: 'waiting_approval', createdAt: new Date(Date.now() - 7_200_000) })
  await database.pool.query(`
    insert into outbox (channel, recipient, brand_code, template, payload, not_before, created_at)
    select 'email', 'jana@example.cz', 'general', 'verifyEmail', '{}', at, at
    from (values (now() - interval '1 hour'), (now() - interval '1 minute')) as letters (at)`)
  await database.pool.query(
    `select graphile_worker.add_job('expireAds', run_at => now() - interval '10 minutes')`,
  )
  const text = await read()

  expect(text).toContain('portal_database_answers 1\n')
  expect(text).toContain('portal_ads_waiting 1\n')
  expect(text).toMatch(/^portal_ads_waiting_seconds 7[2-9]\d\d/m)
  expect(text).toContain('portal_messages_late{channel="email"} 1\n')
  expect(text).toContain('portal_messages_late{channel="sms"} 0\n')
  expect(text).toMatch(/^portal_jobs_waiting_seconds [67]\d\d/m)
})

test('S010 without the database the figures are unknown and the rest is told', async () => {
  const closed = await createTestDatabase()
  await closed.close()
  const own = new Registry()
  await createFigures(own, closed)()
  const text = await own.metrics()

  expect(text).toContain('portal_database_answers 0\n')
  expect(text).toContain('portal_ads_waiting Nan\n')
})
