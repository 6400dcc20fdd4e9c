import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { signDelivery } from '@inzrt/protocols/sms/signDelivery'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestSandbox } from '../test/createTestSandbox.ts'

const JANA = '+420777111222'
const PETR = '+420777333444'
const brought: Record<string, string>[] = []
let status = 200
const product = createServer(async (request, response) => {
  const body = await text(request)
  const time = String(request.headers['x-sms-timestamp'])
  const isSigned =
    request.headers['x-sms-signature'] === signDelivery(secrets.secret, time, Buffer.from(body))
  brought.push({ ...JSON.parse(body), isSigned })
  response.writeHead(status).end('OK')
  if (status === 200) await answer(JANA, 'odpoved jsme predali')
}).listen(0, '127.0.0.1')
await once(product, 'listening')
afterAll(() => product.close())
const { port } = product.address() as AddressInfo
const { ask, sendForm, secrets } = await createTestSandbox({
  smsHookUrl: `http://127.0.0.1:${port}/`,
})
beforeEach(() => {
  brought.length = 0
  status = 200
})

const answer = (recipient: string, message: string, changes: object = {}) =>
  ask('/operator/sms', {
    method: 'POST',
    payload: {
      api_key: secrets.secret,
      id: crypto.randomUUID(),
      sender: 'Pinkpack',
      recipient,
      message,
      ...changes,
    },
  })
const type = (from: string, words: string) =>
  ask('/sms', { method: 'POST', payload: { from, number: '9093333', text: words } })
const received = async (to: string): Promise<string[]> =>
  (await ask(`/sms.json?to=${encodeURIComponent(to)}`))
    .json()
    .data.map(({ text: words }: { text: string }) => words)

test('N026 R036 a message is brought signed, and the answer to it lies beside it', async () => {
  expect((await type('777 111 222', 'IN IE Hledám přítele')).statusCode).toBe(200)
  const page = (await ask('/')).body

  expect(brought).toMatchObject([
    { msisdn: '777111222', shortcode: '9093333', text: 'IN IE Hledám přítele', isSigned: true },
  ])
  expect(await received(JANA)).toEqual(['odpoved jsme predali'])
  expect(page).toContain('<p>IN IE Hledám přítele</p>')
  expect(page).toContain('Pinkpack pro +420777111222')
})

test('N026 each phone shows its own messages', async () => {
  await answer(PETR, 'Kod 482 913')
  const his = (await ask(`/?phone=${encodeURIComponent(PETR)}`)).body

  expect(his).toContain('Jen +420777333444.')
  expect(his).toContain('Kod 482 913')
  expect(his).not.toContain('odpoved jsme predali')
})

test('N026 a text that comes again is the same, and a foreign key brings none', async () => {
  const id = crypto.randomUUID()
  const number = '+420777555666'
  for (const _ of [1, 2]) expect((await answer(number, 'Kod 1', { id })).statusCode).toBe(200)
  expect((await answer(number, 'Kod 2', { api_key: 'x'.repeat(43) })).statusCode).toBe(401)

  expect(await received(number)).toEqual(['Kod 1'])
})

test('N026 the phone works without scripts, and says when the network took nothing', async () => {
  const fields = { from: '777 111 222', number: '9093333', text: 'HELP' }
  const good = await sendForm('/sms', fields)
  status = 422
  const bad = await sendForm('/sms', fields)

  expect([good.statusCode, good.headers.location]).toEqual([303, '/?phone=%2B420777111222#telefon'])
  expect(bad.headers.location).toContain('fault=422')
  expect((await ask('/?fault=422')).body).toContain('Zprávu síť nepřijala.')
  expect((await type('Jana', 'HELP')).statusCode).toBe(422)
})

test('N026 no other page types into the phone', async () => {
  const fields = { from: JANA, number: '9093333', text: 'HELP' }
  for (const headers of [
    { host: 'inzrt.example' },
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ])
    expect([403, 404]).toContain((await sendForm('/sms', fields, headers)).statusCode)

  expect(brought).toEqual([])
})

test('what is typed cannot become part of the page', async () => {
  await type(JANA, '"><script>alert(1)</script>')

  expect((await ask('/?text=</textarea><script>&number=">&phone="><script>')).body).not.toContain(
    '<script',
  )
  expect((await ask('/')).body).not.toContain('<script')
})
