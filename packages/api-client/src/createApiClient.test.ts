import { logoutCall } from '@inzrt/contracts/account/auth'
import { expect, test } from 'vitest'
import { searchLocalities } from './calls/searchLocalities.ts'
import { createApiClient } from './createApiClient.ts'
import { startAnswering, startServer } from './testServer.testsupport.ts'

const brno = {
  id: 1,
  psc: '60200',
  regionName: 'Jihomoravský',
  cityDistrictName: null,
  municipalityName: 'Brno',
  municipalityPartName: null,
}

test('R259 a success is plain data', async () => {
  const { baseUrl } = await startAnswering({ body: { data: [brno] } })

  expect(await searchLocalities(createApiClient({ baseUrl }), 'brno')).toEqual({
    ok: true,
    data: [brno],
    meta: undefined,
  })
})

test('R259 a body in two envelopes reads like one in one', async () => {
  const { baseUrl } = await startAnswering({ body: { data: { data: [brno] } } })

  expect(await searchLocalities(createApiClient({ baseUrl }), 'brno')).toMatchObject({
    ok: true,
    data: [brno],
  })
})

test('R291 a problem keeps its status, code and fields', async () => {
  const problem = { message: 'Zkontrolujte pole.', code: 'validation', errors: { term: ['psc'] } }
  const { baseUrl } = await startAnswering({ status: 422, body: problem })

  expect(await searchLocalities(createApiClient({ baseUrl }), 'brno')).toEqual({
    ok: false,
    error: { kind: 'problem', status: 422, problem, retryAfter: null },
  })
})

test.each([
  ['text/html', '<h1>500</h1>'],
  ['application/json', '{"message":'],
  ['application/json', '{"error":"nobody agreed to this"}'],
  ['application/json', ''],
])('R293 a 500 of %s „%s“ is still a problem with its status', async (type, body) => {
  const { baseUrl } = await startAnswering({ status: 500, type, body })

  expect(await searchLocalities(createApiClient({ baseUrl }), 'brno')).toEqual({
    ok: false,
    error: {
      kind: 'problem',
      status: 500,
      problem: { message: '', code: 'unknown' },
      retryAfter: null,
    },
  })
})

test.each(['{"data":[', '<html>', '', 'null', '[]'])(
  'R290 a 200 of „%s“ breaks the contract',
  async (body) => {
    const { baseUrl } = await startAnswering({ body })

    expect(await searchLocalities(createApiClient({ baseUrl }), 'brno')).toMatchObject({
      ok: false,
      error: { kind: 'contract', status: 200, issues: [{ path: '' }] },
    })
  },
)

test('R290 a field that changed its shape breaks the contract and is named', async () => {
  const { baseUrl } = await startAnswering({ body: { data: [brno, { ...brno, psc: 60200 }] } })

  expect(await searchLocalities(createApiClient({ baseUrl }), 'brno')).toEqual({
    ok: false,
    error: {
      kind: 'contract',
      status: 200,
      issues: [{ path: 'data.1.psc', message: 'invalid_type' }],
    },
  })
})

test('R290 a success nobody agreed to breaks the contract', async () => {
  const { baseUrl } = await startAnswering({ status: 202, body: { data: [] } })

  expect(await searchLocalities(createApiClient({ baseUrl }), 'brno')).toMatchObject({
    error: { kind: 'contract', status: 202 },
  })
})

test.each([
  ['840', 840],
  ['Sat, 21 Nov 2026 10:02:00 GMT', 120],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['soon', null],
])('R290 Retry-After „%s“ is %s seconds', async (value, seconds) => {
  const { baseUrl } = await startAnswering({
    status: 429,
    headers: { 'retry-after': value, date: 'Sat, 21 Nov 2026 10:00:00 GMT' },
  })

  expect(await searchLocalities(createApiClient({ baseUrl }), 'brno')).toMatchObject({
    error: { status: 429, retryAfter: seconds },
  })
})

test('R290 the wait may also stand in the body', async () => {
  const { baseUrl } = await startAnswering({
    status: 429,
    body: { message: 'Příliš mnoho pokusů.', retryAfter: 840 },
  })

  expect(await searchLocalities(createApiClient({ baseUrl }), 'brno')).toMatchObject({
    error: { retryAfter: 840 },
  })
})

test.each(['headers', 'body'])('R284 an answer whose %s never come times out', async (part) => {
  const baseUrl = await startServer((_, response) => {
    if (part === 'body') response.writeHead(200).write('{"data":')
  })

  expect(await searchLocalities(createApiClient({ baseUrl, timeout: 50 }), 'brno')).toEqual({
    ok: false,
    error: { kind: 'timeout' },
  })
})

test('R186 a call taken back stops at once and says so', async () => {
  const abort = new AbortController()
  const baseUrl = await startServer(() => abort.abort())

  expect(
    await searchLocalities(createApiClient({ baseUrl }), 'brno', { signal: abort.signal }),
  ).toEqual({ ok: false, error: { kind: 'network', aborted: true } })
})

test('R284 no server, a broken connection and a redirect are failures of the network', async () => {
  const failure = { ok: false, error: { kind: 'network', aborted: false } }
  const broken = await startServer((request) => request.socket.destroy())
  const stranger = await startAnswering({ body: { data: [brno] } })
  const { baseUrl } = await startAnswering({ status: 302, headers: { location: stranger.baseUrl } })
  const ask = (address: string) =>
    searchLocalities(
      createApiClient({ baseUrl: address, headers: { 'x-inzrt-key': 'secret' } }),
      'brno',
    )

  expect(await ask('http://127.0.0.1:1')).toEqual(failure)
  expect(await ask(broken)).toEqual(failure)
  expect(await ask(baseUrl)).toEqual(failure)
  expect(stranger.seen).toEqual([])
})

test('R284 a failure survives being written as JSON', async () => {
  const { error } = (await searchLocalities(
    createApiClient({ baseUrl: 'http://127.0.0.1:1' }),
    'brno',
  )) as { error: object }

  expect(JSON.parse(JSON.stringify(error))).toEqual(error)
})

test('R284 only a GET is repeated, and only when told to', async () => {
  let requests = 0
  const baseUrl = await startServer((request) => {
    requests += 1
    request.socket.destroy()
  })
  const count = async (call: () => Promise<unknown>) => {
    requests = 0
    await call()

    return requests
  }

  expect(await count(() => searchLocalities(createApiClient({ baseUrl }), 'brno'))).toBe(1)

  const persistent = createApiClient({ baseUrl, retries: 1 })
  expect(await count(() => searchLocalities(persistent, 'brno'))).toBe(2)
  expect(await count(() => persistent.call(logoutCall))).toBe(1)
})

test('R271 headers of the client and of the call are both sent', async () => {
  const { baseUrl, seen } = await startAnswering({ body: { message: 'ok' } })
  const api = createApiClient({ baseUrl, headers: { 'x-inzrt-brand': 'adult' } })

  await api.call(logoutCall, {}, { headers: { 'idempotency-key': 'k1' } })

  expect(seen[0]?.headers).toMatchObject({
    accept: 'application/json',
    'x-inzrt-brand': 'adult',
    'idempotency-key': 'k1',
  })
  expect(seen[0]?.headers.authorization).toBeUndefined()
})

test('R259 a client can be given its own fetch', async () => {
  const api = createApiClient({
    baseUrl: 'http://api.invalid/',
    fetch: async () => Response.json({ data: [brno] }),
  })

  expect(await searchLocalities(api, 'brno')).toMatchObject({ ok: true })
})
