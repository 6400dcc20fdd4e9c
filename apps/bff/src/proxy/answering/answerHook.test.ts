import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jsonAnswer } from '../../testing/answers.ts'
import { ask } from '../../testing/ask.ts'
import { startBff, type TestBff } from '../../testing/startBff.ts'

const PATH = '/api/hooks/sms/ats'
const BODY = '{"text":"IN IE \\u017eena",  "id":"1"}'
const SIGNED = {
  'content-type': 'application/json',
  'x-sms-timestamp': '1777881600',
  'x-sms-signature': 'a'.repeat(43),
}

let bff: TestBff
let asked: { request: IncomingMessage; body: string }[] = []

beforeAll(async () => {
  bff = await startBff()
})
beforeEach(() => {
  asked = []
  bff.api.answerWith(async (request, response) => {
    asked.push({ request, body: await text(request) })
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end('OK')
  })
})
afterAll(() => bff.close())

const bring = (headers: Record<string, string> = SIGNED, body = BODY) =>
  ask(bff.port, PATH, { method: 'POST', headers, body })

test('R035 a provider’s bytes reach the api unchanged, and the expected word comes back', async () => {
  const reply = await bring({ ...SIGNED, cookie: '__Host-session=x', authorization: 'Bearer x' })

  expect([reply.status, reply.text, reply.headers['content-type']]).toEqual([
    200,
    'OK',
    'text/plain; charset=utf-8',
  ])
  expect(asked.map(({ body }) => body)).toEqual([BODY])
  expect(asked[0]?.request.headers).toMatchObject(SIGNED)
  expect(asked[0]?.request.headers).not.toHaveProperty('cookie')
  expect(asked[0]?.request.headers).not.toHaveProperty('authorization')
})

test('R035 a form of a provider passes as it is', async () => {
  const type = 'application/x-www-form-urlencoded'
  await bring({ 'content-type': type }, 'api_key=x&message=IN+IE+ahoj')

  expect(asked[0]?.request.headers['content-type']).toBe(type)
  expect(asked[0]?.body).toBe('api_key=x&message=IN+IE+ahoj')
})

test('a refusal of the api comes back as it is', async () => {
  bff.api.answerWith(jsonAnswer({ message: 'Unauthenticated.', code: 'unauthenticated' }, 401))
  const reply = await bring()

  expect([reply.status, JSON.parse(reply.text).code]).toEqual([401, 'unauthenticated'])
})

test('a failure of the api is none the provider would take for an answer', async () => {
  bff.api.answerWith(jsonAnswer({ code: 'internal' }, 500))

  expect((await bring()).status).toBe(502)
})

test.each([
  ['a page of ours', { ...SIGNED, 'sec-fetch-site': 'same-origin' }, BODY, 403],
  ['a foreign page', { ...SIGNED, origin: 'https://evil.example' }, BODY, 403],
  ['XML', { ...SIGNED, 'content-type': 'application/xml' }, BODY, 415],
  ['a text', { ...SIGNED, 'content-type': 'text/plain' }, BODY, 415],
  ['nine kilobytes', SIGNED, `"${'a'.repeat(9_000)}"`, 413],
])('%s is refused before the api hears of it', async (_what, headers, body, status) => {
  expect((await bring(headers, body)).status).toBe(status)
  expect(asked).toEqual([])
})

test('a signature that cannot be one stays outside', async () => {
  await bring({ ...SIGNED, 'x-sms-signature': '<script>', 'x-sms-timestamp': '1' })

  expect(asked[0]?.request.headers).not.toHaveProperty('x-sms-signature')
  expect(asked[0]?.request.headers).not.toHaveProperty('x-sms-timestamp')
})

test('nobody reads a hook', async () => {
  expect((await ask(bff.port, PATH)).status).toBe(405)
})
