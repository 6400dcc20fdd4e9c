import { expect, test, vi } from 'vitest'
import { clockedFetch, currentTime } from './currentTime.ts'

const answer = (headers: Record<string, string>) =>
  vi.stubGlobal('fetch', async () => new Response(null, { headers }))

test('N026 pages go by a moved clock as soon as any answer tells how far it is moved', async () => {
  vi.setSystemTime('2026-05-04T08:00:00Z')
  answer({ 'x-inzrt-clock-offset': '86400000' })
  await clockedFetch('/api/front/sections')
  expect(currentTime().toISOString()).toBe('2026-05-05T08:00:00.000Z')
  answer({})
  await clockedFetch('/api/front/sections')
  expect(currentTime().toISOString()).toBe('2026-05-05T08:00:00.000Z')
  answer({ 'x-inzrt-clock-offset': '0' })
  await clockedFetch('/api/front/sections')
  expect(currentTime().toISOString()).toBe('2026-05-04T08:00:00.000Z')
})
