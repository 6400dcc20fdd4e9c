import { text } from 'node:stream/consumers'
import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { jsonAnswer } from '../testing/answers.ts'
import { ask } from '../testing/ask.ts'
import { GENERAL_HOST, startBff } from '../testing/startBff.ts'

const bff = await startBff()
afterAll(() => bff.close())
beforeEach(() => {
  bff.api.seen.length = 0
  bff.api.answerWith(jsonAnswer({ message: 'Hotovo.' }))
})

const ORIGIN = { origin: `http://${GENERAL_HOST}` }
const TOKEN = `w12-${'a'.repeat(43)}`
const send = (path: string, fields: object, headers: Record<string, string> = ORIGIN) =>
  ask(bff.port, path, {
    method: 'POST',
    host: GENERAL_HOST,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: String(new URLSearchParams({ ...fields })),
  })

const WATCH = { email: 'jana@posta.example', frequency: 'weekly', query: 'term=kolo&priceTo=3000' }

test('V008 a form becomes the call a script would make, without fields of others', async () => {
  const sent: string[] = []
  bff.api.answerWith(async (request, response) => {
    sent.push(request.url ?? '', await text(request))
    jsonAnswer({ message: 'Hotovo.' })(request, response)
  })
  const reply = await send(GATEWAY_PATHS.watch, { ...WATCH, brand: 'adult' })

  expect(sent[0]).toBe('/api/front/searches/watch')
  expect(JSON.parse(sent[1] ?? '')).toEqual(WATCH)
  expect([reply.status, reply.headers.location]).toEqual([
    303,
    '/hlidani?vysledek=hotovo&term=kolo&priceTo=3000',
  ])
  expect(reply.headers['cache-control']).toBe('no-store')
})

test.each([
  [404, 'neplati'],
  [409, 'plno'],
  [422, 'chyba'],
  [429, 'mnoho'],
  [500, 'pozdeji'],
  [503, 'pozdeji'],
])('V008 an answer of %i leads to the page that says „%s“', async (status, outcome) => {
  bff.api.answerWith(jsonAnswer({ message: 'Ne.' }, status))
  const reply = await send(GATEWAY_PATHS.confirmWatch, { token: TOKEN })

  expect(reply.headers.location).toBe(`/hlidani/potvrzeni?vysledek=${outcome}&token=${TOKEN}`)
})

test('V008 no form of a foreign page, and none without the sign of its own, is sent on', async () => {
  const statuses = []
  for (const headers of [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    {},
  ])
    statuses.push((await send(GATEWAY_PATHS.watch, WATCH, headers)).status)

  expect(statuses).toEqual([403, 403, 403])
  expect(bff.api.seen).toEqual([])
})

test.each([
  'https://evil.example/',
  '//evil.example',
  'term=kolo\r\nset-cookie: a=b',
  'term=kolo&vysledek=hotovo&token=x#//evil',
])('V008 a search of „%s“ stays on the page', async (query) => {
  const reply = await send(GATEWAY_PATHS.watch, { ...WATCH, query })

  expect(reply.headers.location).toMatch(/^\/hlidani\?vysledek=hotovo(&term=[^&]*)?$/)
  expect(reply.headers['set-cookie']).toBeUndefined()
})

test('V008 what is no form, or is asked for by an address, is not sent on', async () => {
  const asked = await ask(bff.port, GATEWAY_PATHS.unsubscribe, { host: GENERAL_HOST })
  const json = await send(GATEWAY_PATHS.unsubscribe, {}, { ...ORIGIN, 'content-type': 'text/xml' })

  expect([asked.status, json.status]).toEqual([405, 415])
  expect(bff.api.seen).toEqual([])
})
