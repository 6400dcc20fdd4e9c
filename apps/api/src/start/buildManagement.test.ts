import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../test/createTestDatabase.ts'
import { buildManagement } from './buildManagement.ts'

const database = await createTestDatabase()
let isStopping = false
const drain = () => {
  isStopping = true
}
const parts = { imagesDir: '/', role: 'worker', isStopping: () => isStopping, drain }
const app = await buildManagement(parts, database)
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
})
