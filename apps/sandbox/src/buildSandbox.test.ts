import { beforeEach, expect, test } from 'vitest'
import { aLetter } from './test/aLetter.ts'
import { createTestSandbox, HOST } from './test/createTestSandbox.ts'

const { app, ask, sendForm, letters } = await createTestSandbox()

const move = (payload: object, headers: Record<string, string> = {}) =>
  ask('/clock', { method: 'POST', payload, headers })
const offset = async () => (await ask('/clock')).json().data.offsetMs

beforeEach(async () => {
  await move({ reset: true })
})

test('N026 the buttons of the page work without scripts', async () => {
  const answer = await sendForm('/clock', { advanceMinutes: '60' })

  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
  expect((await ask('/')).body).toContain('Produkt je napřed o 1\u00a0hodina.')
  await sendForm('/clock', { reset: '1' })
  expect(await offset()).toBe(0)
})

test('N026 the page shows the demo’s accounts with their passwords', async () => {
  expect((await ask('/')).body).toContain(
    '<th scope="row">demo</th><td><code>tajneheslo12</code></td><td>user</td>',
  )
})

test.each([
  [{ host: 'inzrt.example' }],
  [{ host: 'localhost.evil.example:4200' }],
  [{ host: 'inzrt.localhost:4200' }],
])('a page that comes by another name, %j, finds nothing', async (headers) => {
  for (const url of ['/', '/mail.json', '/sandbox.css', '/clock', '/gateway', '/sms.json'])
    expect((await ask(url, { headers })).statusCode).toBe(404)
})

test('another machine finds nothing', async () => {
  const headers = { host: HOST }

  for (const remoteAddress of ['192.0.2.1', '10.0.0.1', '::ffff:192.0.2.1', '2001:db8::1'])
    expect((await app.inject({ url: '/', headers, remoteAddress })).statusCode).toBe(404)
  for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect((await app.inject({ url: '/', headers, remoteAddress })).statusCode).toBe(200)
})

test.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'none' }],
])('a form of another page, %j, moves nothing', async (headers) => {
  const before = await offset()

  expect((await move({ advanceMinutes: 60 }, headers)).statusCode).toBe(403)
  expect(await offset()).toBe(before)
})

test.each([
  [{ advanceMinutes: 0 }],
  [{ advanceMinutes: 1.5 }],
  [{ advanceMinutes: 525_601 }],
  [{ advanceMinutes: 'x' }],
  [{}],
])('%j is no way to move a clock', async (payload) => {
  expect((await move(payload)).statusCode).toBe(422)
})

test('what a letter says never becomes part of the page, and cannot run anything', async () => {
  const evil = '"><script>alert(1)</script>'
  letters.put(
    'zly',
    aLetter({ key: 'zly', recipient: 'zly@example.cz', subject: evil, text: evil }),
  )
  const page = await ask('/?to=zly@example.cz')
  const letter = await ask('/mail/zly.html')

  expect(page.body).toContain('&lt;script&gt;')
  expect(page.body).not.toContain('<script')
  expect(page.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  expect(letter.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  )
  expect((await ask('/?to=%22%3E%3Cscript%3E')).body).not.toContain('<script')
})

test('a letter that is not there is not found', async () => {
  for (const key of ['999999', '0', 'x', '..%2Fsecret'])
    expect((await ask(`/mail/${key}.html`)).statusCode).toBe(404)
})
