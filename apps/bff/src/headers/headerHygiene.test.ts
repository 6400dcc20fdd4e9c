import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jsonAnswer, pageAnswer } from '../testing/answers.ts'
import { ask, type Reply } from '../testing/ask.ts'
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

test('no header of a visitor goes upstream, none of an upstream but those meant to comes out', async () => {
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

test('N026 of a call’s answer only status, JSON, the wait and the sandbox’s time reach the visitor', async () => {
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

const REQUIRED = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

test.each([
  ['page', '/kola', {}],
  ['moved', '/Kola', {}],
  ['bad path', '/%zz', {}],
  ['missing', '/a/b/c', {}],
  ['foreign host', '/', { host: 'evil.example' }],
  ['wrong method', '/kola', { method: 'POST' }],
  ['call', '/api/front/sections', {}],
  ['unknown call', '/api/nope', {}],
  ['foreign write', '/api/front/inzrts/a-1/markInappropriate', { method: 'PUT' }],
  ['health', '/healthz', { host: 'localhost' }],
  ['security.txt', '/.well-known/security.txt', {}],
  ['gate', '/kola', { host: 'adult.test' }],
  ['gated call', '/api/front/sections', { host: 'adult.test' }],
  [
    'enter',
    '/vekova-brana/vstoupit',
    { host: 'adult.test', method: 'POST', headers: { origin: 'http://adult.test' } },
  ],
  ['expectation', '/kola', { headers: { expect: 'something' } }],
  ['asset', '/_next/static/chunks/a.js', {}],
])('every answer carries the headers of safety: %s', async (_, path, question) => {
  const { headers } = await ask(bff.port, path, question)
  expect(headers).toMatchObject(REQUIRED)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/)
  expect(headers['permissions-policy']).toContain('camera=()')
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
