import { CALLS, INSIDE_CALLS } from '@inzrt/contracts/calls'
import { expect, test } from 'vitest'
import { startAnswering, startServer } from '../testServer.testsupport.ts'
import { checkApi } from './checkApi.ts'
import type { Finding } from './Finding.ts'
import { hearHello } from './hearHello.ts'
import { judgeAnswer } from './judgeAnswer.ts'
import { summarise } from './summarise.ts'

const call = CALLS.listPromos
const json = 'application/json; charset=utf-8'

test.each([
  [
    'a status nobody promised',
    { status: 418, type: json, body: {} },
    'answers 418, which is not promised',
  ],
  [
    'a page',
    { status: 200, type: 'text/html', body: undefined },
    'answers text/html instead of JSON',
  ],
  ['no type', { status: 200, type: '', body: {} }, 'answers no type instead of JSON'],
  ['another shape', { status: 200, type: json, body: { data: [{}] } }, /^200: data\.0\./],
  ['no JSON', { status: 200, type: json, body: undefined }, '200: the body: invalid_type'],
  ['a problem of another shape', { status: 429, type: json, body: {} }, /^429: message/],
])('%s is told', (_what, answer, fault) => {
  expect(judgeAnswer(call, answer)[0]).toMatch(fault)
})

test('an answer that was promised is faultless, unless another one is right here', () => {
  const answer = { status: 429, type: json, body: { message: 'Počkejte.', code: 'rate_limited' } }

  expect(judgeAnswer(call, answer)).toEqual([])
  expect(judgeAnswer(call, answer, 200)).toEqual(['answers 429 where 200 is right'])
})

test('a server that knows no call is told of every one', async () => {
  const { baseUrl } = await startAnswering({ status: 404, body: { message: 'Nic.', code: 'x' } })
  const findings = await checkApi(baseUrl)

  expect(new Set(findings.map((finding) => finding.call))).toEqual(
    new Set(Object.keys({ ...CALLS, ...INSIDE_CALLS })),
  )
  expect(findings.every(({ faults }) => faults.join() === 'is not served')).toBe(true)
  expect(summarise(findings)).toMatch(/\n0 of \d+ calls keep the contract\.$/)
})

test('a backend that lets unknown callers in is told', async () => {
  const { baseUrl } = await startAnswering({ body: { data: [] } })
  const findings = await checkApi(baseUrl)
  const own = findings.find((finding) => finding.call === 'listSavedSearches')

  expect(own?.faults).toEqual(['answers 200 where 401 is right'])
})

test('a server that is not there is told', async () => {
  await expect(checkApi('http://127.0.0.1:1')).rejects.toThrow('fetch failed')
})

test('the table has a line for each call, with everything it answered', () => {
  const findings: Finding[] = [
    { call: 'login', status: 422, faults: [] },
    { call: 'login', status: 200, faults: [] },
    { call: 'search', status: 500, faults: ['500: message: invalid_type'] },
  ]

  expect(summarise(findings).split('\n').slice(0, 2)).toEqual([
    '✓ login                  200 422',
    '✗ search                 500              500: message: invalid_type',
  ])
})

test.each([
  ['begins as promised', 'id: 1\nevent: hello\ndata: \n\n', ''],
  ['begins otherwise', 'id: 7\nevent: pages\ndata: *\n\n', 'does not begin with hello'],
])('a stream of changes that %s is told', async (_, event, fault) => {
  const baseUrl = await startServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(event)
  })

  expect((await hearHello(baseUrl, 'key')).faults.join()).toBe(fault)
})
