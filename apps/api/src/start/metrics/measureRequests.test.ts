import { createRequestMetrics } from '@inzrt/telemetry/createRequestMetrics'
import { Registry } from 'prom-client'
import { afterAll, expect, test } from 'vitest'
import { createServer } from '../createServer.ts'
import { measureRequests } from './measureRequests.ts'

const registry = new Registry()
const app = createServer({ logLevel: 'silent' })
measureRequests(app, createRequestMetrics(registry, 'api', ['kind', 'route', 'brand']))
app.get('/api/front/inzrts/:slug', async () => ({ data: null }))
app.get('/api/image/:file', async () => {
  throw new Error('canary')
})
const base = await app.listen({ host: '127.0.0.1', port: 0 })
afterAll(() => app.close())

test('S010 answers are counted and timed by the templates of their routes', async () => {
  for (const path of ['/api/front/inzrts/canary', '/api/image/canary', '/canary?canary'])
    await (await fetch(base + path)).text()
  await expect.poll(() => registry.metrics()).toContain('api_requests_active 0\n')
  const text = await registry.metrics()

  expect(text).toContain(
    'api_requests_total{kind="call",route="/api/front/inzrts/:slug",brand="none",status="200"} 1\n',
  )
  expect(text).toContain('kind="file",route="/api/image/:file",brand="none",status="500"} 1\n')
  expect(text).toContain('route="none",brand="none",status="404"} 1\n')
  expect(text).toContain('api_request_seconds_count{kind="file",route="/api/image/:file"} 1\n')
  expect(text).not.toContain('canary')
})
