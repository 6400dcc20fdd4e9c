import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AdList } from '@inzrt/contracts/ads/advertisement'
import { afterAll, expect, test, vi } from 'vitest'
import { freePort } from '../../../../../scripts/testing/freePort.ts'
import { openDatabase } from '../../platform/database/openDatabase.ts'
import { requestJob } from '../../platform/jobs/requestJob.ts'
import { addOverdueAds } from '../../test/addOverdueAds.ts'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { readSettings } from '../settings/readSettings.ts'
import { startApi } from '../startApi.ts'

vi.setConfig({ testTimeout: 240_000 })
vi.setConfig({ expect: { poll: { timeout: 120_000 } } })

/** One statement over as many runs into the product's limit. */
const OVERDUE = 60_000

const database = await createTestDatabase()
const dataDir = await mkdtemp(join(tmpdir(), 'inzrt-backlog-'))
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})
const port = await freePort()
const settings = readSettings({
  ...database.addresses,
  DATA_DIR: dataDir,
  PORT: String(port),
  SEED_ADS: '0',
  LOG_LEVEL: 'silent',
})

const count = async (what: string) =>
  (await database.pool.query<{ n: number }>(`select count(*)::integer as n from ${what}`)).rows[0]
    ?.n

test('S004 the api is ready whatever waits, shows nothing overdue and works it off beside', async () => {
  const unlimited = openDatabase(database.url, { statementTimeoutMs: 0 })
  await addOverdueAds(unlimited, OVERDUE)
  await unlimited.close()
  const client = await database.pool.connect()
  await client.query('begin')
  // As long as nothing can be written, a start that waits for the backlog never ends.
  await client.query('lock table ads in exclusive mode')
  const api = await startApi(settings, () => undefined)

  expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200)
  const answer = await fetch(`http://127.0.0.1:${port}/api/front/inzrts`)
  expect(((await answer.json()) as AdList).data).toEqual([])
  await client.query('commit')
  client.release()

  await database.db.execute(requestJob('expireAds'))
  await expect.poll(() => count(`ads where state = 'published'`), { interval: 500 }).toBe(0)
  await expect.poll(() => count(`state_log where event = 'expire'`)).toBe(OVERDUE)
  expect(
    await count(
      '(select from section_counters group by section_id having sum(ads_count) <> 0) kept',
    ),
  ).toBe(0)
  await api.stop()
})
