import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createRequestMetrics } from './createRequestMetrics.ts'

test('S010 a request is counted by its status and timed by its kind', async () => {
  const registry = new Registry()
  const requests = createRequestMetrics(registry, 'bff', ['brand', 'kind'])
  requests.begun()
  requests.begun()
  requests.ended({ labels: { brand: 'adult', kind: 'page' }, status: 502, seconds: 0.4 })
  const text = await registry.metrics()

  expect(text).toContain('bff_requests_total{brand="adult",kind="page",status="502"} 1')
  expect(text).toContain('bff_request_seconds_bucket{le="0.3",kind="page"} 0')
  expect(text).toContain('bff_request_seconds_bucket{le="0.5",kind="page"} 1')
  expect(text).toContain('bff_requests_active 1')
})
