import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { startBff } from '../testing/startBff.ts'

test('logs and metrics of visits hold no address, query, cookie or client address', async () => {
  const bff = await startBff()
  const headers = { cookie: 'a=canary', 'user-agent': 'canary', referer: 'http://canary.example' }
  for (const path of [
    '/canary',
    '/search?term=canary',
    '/api/front/search?q=canary',
    '/canary/%zz',
    '/api/image/canary.jpg',
  ]) {
    await ask(bff.port, path, { headers })
  }
  const metrics = (await ask(bff.port, '/metrics', { host: 'localhost' })).text
  expect(bff.lines.length).toBeGreaterThan(3)
  for (const text of [JSON.stringify(bff.lines), metrics]) {
    expect(text).not.toMatch(/canary|127\.0\.0\.1/)
    expect(text).toContain('/api/front/search')
  }
  await bff.close()
})

test('of a fault of ours the place is written down, not its words', async () => {
  const bff = await startBff()
  bff.parts.api.ask = async () => JSON.parse('canary\n    at canary')
  expect((await ask(bff.port, '/api/front/sections')).status).toBe(503)

  const lines = JSON.stringify(bff.lines)
  expect(lines).not.toContain('canary')
  expect(lines).toMatch(/SyntaxError.*createLog\.test\.ts/)
  await bff.close()
})
