import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../test/createTestDatabase.ts'
import { buildManagement } from './buildManagement.ts'
import { createMetrics } from './metrics/createMetrics.ts'

const database = await createTestDatabase()
let isStopping = false
const drain = () => {
  isStopping = true
}
const process = { imagesDir: '/', isStopping: () => isStopping, machineAheadMs: () => 1_500 }
const metrics = createMetrics({ ...process, database, role: 'worker', release: null, replicas: [] })
const app = await buildManagement({ ...process, drain, metrics }, database)
afterAll(async () => {
  await app.close()
  await database.close()
})

const ask = async (method: 'GET' | 'POST', url: string) =>
  (await app.inject({ method, url })).statusCode

test('S006 told to drain, an api says so, is alive and counted on', async () => {
  expect([await ask('GET', '/health'), await ask('GET', '/ready')]).toEqual([200, 200])
  expect(await ask('GET', '/drain')).toBe(404)
  expect(await ask('POST', '/drain')).toBe(200)

  expect([await ask('GET', '/health'), await ask('GET', '/ready')]).toEqual([200, 503])
  const { payload } = await app.inject('/metrics')
  expect(payload).toContain('api_role{role="worker"} 1\n')
  expect(payload).toContain('api_draining 1\n')
  expect(payload).toContain('api_clock_ahead_seconds 1.5\n')
})
