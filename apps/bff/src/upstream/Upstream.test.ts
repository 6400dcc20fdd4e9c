import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import { jsonAnswer, pageAnswer } from '../testing/answers.ts'
import { ask } from '../testing/ask.ts'
import { leaveEarly } from '../testing/attacks/leaveEarly.ts'
import { startBff, type TestBff } from '../testing/startBff.ts'
import { watchTimeouts } from '../testing/watchTimeouts.ts'

let bff: TestBff
beforeEach(async () => {
  bff = await startBff({ BUDGET_FACTOR: '1000' })
  return () => bff.close()
})

const CALL = '/api/front/sections'

test('a failing API is asked at most a tenth more often than visitors ask', async () => {
  bff.api.answerWith(jsonAnswer({ message: 'x', code: 'unavailable' }, 503, { 'retry-after': '7' }))
  bff.parts.api.breaker.allows = () => true
  bff.parts.api.breaker.failed = () => undefined
  for (let i = 0; i < 100; i++) {
    const reply = await ask(bff.port, CALL)
    expect([reply.status, reply.headers['retry-after']]).toEqual([503, '7'])
  }
  expect(bff.api.seen.length).toBeLessThanOrEqual(110)
  expect(bff.api.seen.length).toBeGreaterThan(100)
})

test('a write is never sent twice', async () => {
  bff.api.answerWith((request) => request.socket.destroy())
  bff.parts.api.breaker.allows = () => true
  for (let i = 0; i < 30; i++) {
    const reply = await ask(bff.port, '/api/front/inzrts/kolo-1a2b/markInappropriate', {
      method: 'PUT',
      headers: { origin: 'http://general.test', 'x-inzrt-csrf': '1' },
    })
    expect(reply.status).toBe(502)
  }
  expect(bff.api.seen.length).toBe(30)
})

test('while the API fails, it is tried once a second and visitors are answered at once', async () => {
  await bff.close()
  bff = await startBff(
    { BUDGET_FACTOR: '1000' },
    { now: () => 5_000_000, wait: async () => undefined },
  )
  bff.api.answerWith(jsonAnswer({}, 503))
  for (let i = 0; i < 60; i++) await ask(bff.port, CALL)
  expect(bff.api.seen.length).toBeLessThan(12)
  expect(bff.parts.api.breaker.open).toBe(true)
})

test.each([500, 501, 505, 599])('one call answered %s keeps no other waiting', async (status) => {
  bff.api.answerWith((request, response) =>
    jsonAnswer({ data: [] }, request.method === 'PUT' ? status : 200)(request, response),
  )
  for (let i = 0; i < 30; i++) {
    const reply = await ask(bff.port, '/api/front/inzrts/kolo-1a2b/markInappropriate', {
      method: 'PUT',
      headers: { origin: 'http://general.test', 'x-inzrt-csrf': '1' },
    })
    expect(reply.status).toBe(502)
  }
  expect((await ask(bff.port, CALL)).status).toBe(200)
})

test.each([502, 503, 504])('an API that answers %s to all gets rest', async (status) => {
  bff.api.answerWith(jsonAnswer({}, status))
  for (let i = 0; i < 20; i++) await ask(bff.port, CALL)

  expect(bff.parts.api.breaker.open).toBe(true)
})

test('an API that rests is woken by an answer, even by a fault', async () => {
  await bff.close()
  let time = 5_000_000
  bff = await startBff({ BUDGET_FACTOR: '1000' }, { now: () => time, wait: async () => undefined })
  bff.api.answerWith(jsonAnswer({}, 503))
  for (let i = 0; i < 20; i++) await ask(bff.port, CALL)
  bff.api.answerWith(jsonAnswer({}, 500))
  time += 1001
  await ask(bff.port, CALL)

  expect(bff.parts.api.breaker.open).toBe(false)
})

test('failures are counted by the template of their route', async () => {
  bff.api.answerWith(jsonAnswer({}, 500))
  await ask(bff.port, '/api/front/inzrts/kolo-1a2b')
  await ask(bff.port, '/api/front/inzrts/kolo-3c4d')
  const metrics = await ask(bff.port, '/metrics', { host: 'localhost' })

  expect(metrics.text).toContain(
    'bff_upstream_failures_total{upstream="api",route="/api/front/inzrts/{slug}",kind="unusable"} 2',
  )
})

test('the one try a second is not repeated, however many retries were saved up', async () => {
  await bff.close()
  let time = 5_000_000
  bff = await startBff({ BUDGET_FACTOR: '1000' }, { now: () => time, wait: async () => undefined })
  for (let i = 0; i < 100; i++) await ask(bff.port, CALL)
  bff.api.answerWith(jsonAnswer({}, 503))
  for (let i = 0; i < 30; i++) await ask(bff.port, CALL)
  bff.api.seen.length = 0
  for (let second = 1; second <= 5; second++) {
    time += 1001
    for (let i = 0; i < 4; i++) await ask(bff.port, CALL)
    expect(bff.api.seen).toHaveLength(second)
  }
})

test('R293 whatever the API does, the visitor never gets a 500 and never its words', async () => {
  const faults: [number, string][] = [
    [500, '{"message":"SELECT * FROM users"}'],
    [501, 'x'],
    [502, '<html>nginx</html>'],
    [503, 'stack at /srv/app.js:1'],
    [504, ''],
    [599, ''],
  ]
  bff.parts.api.breaker.allows = () => true
  for (const [status, body] of faults) {
    bff.api.answerWith((_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(body)
    })
    const reply = await ask(bff.port, CALL)
    expect([502, 503, 504]).toContain(reply.status)
    expect(JSON.parse(reply.text).message).toBe(
      'Služba teď neodpovídá. Zkuste to prosím za chvíli.',
    )
  }
})

test.each([
  ['HTML for JSON', { 'content-type': 'text/html' }, '<html></html>', 200],
  ['a redirect', { location: 'https://evil.example', 'content-type': 'application/json' }, '', 302],
  ['a broken length', { 'content-type': 'application/json', 'content-length': '100' }, '{}', 200],
])('R293 an answer nobody can use becomes 502: %s', async (_, headers, body, status) => {
  bff.api.answerWith((request, response) => {
    response.writeHead(status, headers)
    response.write(body)
    setImmediate(() => request.socket.destroy())
  })
  const reply = await ask(bff.port, CALL)
  expect(reply.status).toBe(502)
  expect(reply.text).not.toContain('evil')
})

test('R293 an upstream that is gone or speaks no HTTP becomes 502', async () => {
  await bff.api.close()
  expect((await ask(bff.port, CALL)).status).toBe(502)

  const babble = createServer((socket) => socket.end('SSH-2.0-x\r\n'))
  babble.listen(0, '127.0.0.1')
  await once(babble, 'listening')
  const { port } = babble.address() as { port: number }
  const strange = await startBff({ API_URL: `http://127.0.0.1:${port}` })
  expect((await ask(strange.port, CALL)).status).toBe(502)
  await strange.close()
  babble.close()
})

test('visitors who leave end the work upstream, all of them', async () => {
  const ends = await leaveEarly(bff, 40)

  expect(ends.filter(Number.isFinite)).toHaveLength(40)
})

test('two visitors of one page: the drawing goes on when only one of them leaves', async () => {
  let finish: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    bff.general.answerWith((request, response) => {
      finish = () => pageAnswer('drawn')(request, response)
      resolve()
    })
  })
  const leaver = connect(bff.port, '127.0.0.1')
  leaver.write('GET /kolo HTTP/1.1\r\nHost: general.test\r\n\r\n')
  await arrived
  const stayer = ask(bff.port, '/kolo')
  await ask(bff.port, '/healthz', { host: 'localhost' })
  leaver.destroy()
  await ask(bff.port, '/healthz', { host: 'localhost' })
  finish()
  expect((await stayer).text).toContain('drawn')
  expect(bff.general.seen).toHaveLength(1)
})

test('when more is under way than fits, the rest is told at once to come back', async () => {
  const waiting: (() => void)[] = []
  bff.general.answerWith((request, response) => {
    waiting.push(() => pageAnswer('drawn')(request, response))
  })
  const replies = Array.from({ length: 120 }, (_, i) => ask(bff.port, `/kolo-${i}`))
  const shed = (await Promise.all(replies.slice(80))).filter(({ status }) => status === 503)
  expect(shed.length).toBe(40)
  for (const { headers, text } of shed) {
    expect(headers['retry-after']).toBe('2')
    expect(text).toContain('Chyba 503 - stránka nefunguje')
  }
  expect(bff.general.seen.length).toBe(16)
  bff.general.answerWith(pageAnswer('drawn'))
  for (const finish of waiting) finish()
  await Promise.all(replies)
})

test('V012 the api has more time for calls whose passwords wait for one another', async () => {
  const allowed = watchTimeouts(bff.parts.api)
  await ask(bff.port, '/api/auth/login', {
    method: 'POST',
    headers: {
      origin: 'http://general.test',
      'x-inzrt-csrf': '1',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ username: 'jana', password: 'heslo' }),
  })
  await ask(bff.port, CALL)

  expect(allowed).toMatchObject({ '/api/auth/login': 9_000, [CALL]: null })
})
