import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jsonAnswer, pageAnswer } from '../testing/answers.ts'
import { ask, type Reply } from '../testing/ask.ts'
import { judgeAnswers } from '../testing/attacks/judgeAnswers.ts'
import { leakHeaders } from '../testing/attacks/leakHeaders.ts'
import { INTERNAL_KEY, startBff, type TestBff } from '../testing/startBff.ts'

let bff: TestBff
beforeAll(async () => {
  bff = await startBff()
})
afterAll(() => bff.close())
beforeEach(() => {
  for (const server of [bff.api, bff.general]) server.seen.length = 0
})

const CANARY = 'canary-7f3a'

test('headers of visitors and of upstreams stay on their side', async () => {
  const { sent, reached, failed, upward, downward } = await leakHeaders(bff)

  expect({ upward, downward, failed }).toEqual({ upward: [], downward: [], failed: 0 })
  expect(reached).toBeGreaterThan(sent / 3)
})

test('N013 the API hears the brand, the key and the visitor’s address from us alone', async () => {
  await ask(bff.port, '/api/front/sections', { headers: { 'x-inzrt-brand': 'adult' } })
  expect(bff.api.seen[0]?.headers).toMatchObject({
    'x-inzrt-key': INTERNAL_KEY,
    'x-inzrt-brand': 'general',
    'x-inzrt-client': '127.0.0.1',
  })
})

const LEAKS = {
  'set-cookie': `a=${CANARY}`,
  server: CANARY,
  'x-powered-by': CANARY,
  'x-internal': CANARY,
  'access-control-allow-origin': '*',
  'content-security-policy': `default-src ${CANARY}`,
  'x-inzrt-key': CANARY,
  'x-inzrt-clock-offset': CANARY,
  link: `<https://${CANARY}.example>; rel=preload`,
  refresh: `0; url=https://${CANARY}.example`,
  'clear-site-data': '"*"',
  'service-worker-allowed': '/',
}
const expectNoLeak = ({ headers }: Reply): void => {
  expect(JSON.stringify(headers)).not.toContain(CANARY)
  for (const name of ['set-cookie', 'server', 'access-control-allow-origin', 'clear-site-data']) {
    expect(headers[name]).toBeUndefined()
  }
}

test('N026 only status, JSON, the wait and the moved clock of a call reach the visitor', async () => {
  bff.api.answerWith(jsonAnswer({ data: 1 }, 200, LEAKS))
  const reply = await ask(bff.port, '/api/front/sections')
  expect(reply.text).toBe('{"data":1}')
  expectNoLeak(reply)
  bff.api.answerWith(jsonAnswer({ data: 1 }, 200, { 'x-inzrt-clock-offset': '86400000' }))
  const moved = await ask(bff.port, '/api/front/sections')
  expect(moved.headers['x-inzrt-clock-offset']).toBe('86400000')
})

test('a page that sets a cookie is a fault of the shell and is shown to nobody', async () => {
  bff.general.answerWith((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...LEAKS })
    response.end(`<html><head></head><body>${CANARY}</body></html>`)
  })
  const reply = await ask(bff.port, '/s-cookie')
  expect(reply.status).toBe(502)
  expect(reply.text).not.toContain(CANARY)
  expectNoLeak(reply)
  bff.general.answerWith(pageAnswer('ok'))
})

test('every answer carries the headers of safety, whatever the upstreams do', async () => {
  const secure = await startBff({ SCHEME: 'https', BUDGET_FACTOR: '1000000' })
  const upstreams = [secure.api, secure.general, secure.adult]
  const healthy = await judgeAnswers(secure)
  for (const upstream of upstreams)
    upstream.answerWith((_, response) => response.writeHead(500, { server: 'x' }).end('stack'))
  const failing = await judgeAnswers(secure)
  for (const upstream of upstreams) await upstream.close()
  const gone = await judgeAnswers(secure)
  await secure.app.close()

  expect([healthy, failing, gone].flatMap(({ faults }) => faults)).toEqual([])
  expect(new Set(healthy.statuses).size).toBeGreaterThanOrEqual(12)
})

test('with https the browser is told to stay with it', async () => {
  const secure = await startBff({ SCHEME: 'https' })
  const reply = await ask(secure.port, '/kola')
  expect(reply.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  expect(reply.headers['content-security-policy']).toContain(
    "script-src https://general.test/_next/static/ 'sha256-",
  )
  await secure.close()
})
