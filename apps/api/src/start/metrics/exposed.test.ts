import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { manageSite } from '../../../../../packages/portal/src/shell/next/manageSite.ts'
import { namedMetrics } from '../../../../../scripts/monitoring/namedMetrics.ts'
import { freePort } from '../../../../../scripts/testing/freePort.ts'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { INTERNAL_KEY } from '../../test/secrets.ts'
import { readSettings } from '../settings/readSettings.ts'
import { startApi } from '../startApi.ts'

const host = '127.0.0.1'
const ports = { api: await freePort(), bff: await freePort(), site: await freePort() }
const dataDir = await mkdtemp(join(tmpdir(), 'inzrt-metrics-'))
const database = await createTestDatabase()
const api = await startApi(
  readSettings({
    ...database.addresses,
    DATA_DIR: dataDir,
    INTERNAL_KEY,
    SEED_ADS: '0',
    PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
    MANAGEMENT_PORT: String(ports.api),
    RELEASE: '1.2.3',
  }),
  () => undefined,
)
const site = await manageSite({ host, port: ports.site }, { host, port: 1 })
const bff = spawn(process.execPath, [join(import.meta.dirname, '../../../../bff/src/server.ts')], {
  env: {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    INTERNAL_KEY,
    MANAGEMENT_PORT: String(ports.bff),
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
await once(bff.stdout, 'data')
afterAll(async () => {
  bff.kill()
  site.close()
  await api.stop()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** A histogram is asked for by three names. */
const NAMES = {
  counter: [''],
  gauge: [''],
  summary: ['_sum', '_count'],
  histogram: ['_bucket', '_sum', '_count'],
} as const

const exposedAt = async (port: number): Promise<string[]> => {
  const text = await (await fetch(`http://${host}:${port}/metrics`)).text()

  return [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
    NAMES[type as keyof typeof NAMES].map((ending) => name + ending),
  )
}

test('S010 a running process exposes every metric that rules, alerts and dashboards name', async () => {
  const exposed = new Set((await Promise.all(Object.values(ports).map(exposedAt))).flat())

  expect(namedMetrics().length).toBeGreaterThan(20)
  expect(namedMetrics().filter((name) => !exposed.has(name))).toEqual([])
})
