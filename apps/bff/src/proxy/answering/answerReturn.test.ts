import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jsonAnswer } from '../../testing/answers.ts'
import { ask } from '../../testing/ask.ts'
import { ADULT_HOST, startBff, type TestBff } from '../../testing/startBff.ts'

const PATH = '/payment/callback/gp_webpay'
const SAID = 'ORDERNUMBER=1000001&PRCODE=0&RESULTTEXT=Schv%E1leno&DIGEST=a+b'

let bff: TestBff
let asked: { request: IncomingMessage; body: unknown }[] = []

beforeAll(async () => {
  bff = await startBff()
})
beforeEach(() => {
  asked = []
  bff.api.answerWith(async (request, response) => {
    asked.push({ request, body: await json(request) })
    const data = { publicNo: '20260001', signature: 'a_b-c', outcome: 'succeeded' }
    jsonAnswer({ data })(request, response)
  })
})
afterAll(() => bff.close())

/** As a browser comes from the gateway: another site's form, and no cookies. */
const FROM_GATEWAY = {
  'sec-fetch-site': 'cross-site',
  origin: 'https://3dsecure.gpwebpay.com',
  'content-type': 'application/x-www-form-urlencoded',
}
const post = (body: string, host?: string) =>
  ask(bff.port, PATH, { method: 'POST', headers: FROM_GATEWAY, body, ...(host && { host }) })

test('R069 the return reaches the api as it came, and leaves nothing in the address', async () => {
  const reply = await ask(bff.port, `${PATH}?${SAID}`)

  expect([reply.status, reply.headers.location]).toEqual([303, '/objednavka?o=20260001&s=a_b-c'])
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(asked.map(({ body }) => body)).toEqual([{ raw: SAID }])
  expect(asked[0]?.request.url).toBe('/api/front/payments/gp_webpay/callback')
})

test('R069 a form from the foreign site comes through without a session, on either site', async () => {
  for (const host of [undefined, ADULT_HOST])
    expect((await post(SAID, host)).headers.location).toBe('/objednavka?o=20260001&s=a_b-c')
  expect(asked.map(({ body }) => body)).toEqual([{ raw: SAID }, { raw: SAID }])
})

test('bytes of any encoding stay what they are', async () => {
  const body = 'RESULTTEXT=Zamítnuto'
  await post(body)

  expect(asked.map((each) => each.body)).toEqual([{ raw: Buffer.from(body).toString('latin1') }])
})

test('R069 what the api does not know is looked into, and the page says so', async () => {
  bff.api.answerWith(jsonAnswer({ message: 'x', code: 'not_found' }, 404))
  const reply = await ask(bff.port, `${PATH}?${SAID}`)

  expect([reply.status, reply.headers.location]).toEqual([303, PATH])
})

test('while the api is down the return can be tried again', async () => {
  bff.api.answerWith(jsonAnswer({ code: 'internal' }, 500))

  expect((await ask(bff.port, `${PATH}?${SAID}`)).status).toBe(502)
})

test('a visit of the page is none of the gateway', async () => {
  const reply = await ask(bff.port, '/objednavka?o=20260001&s=a_b-c')

  expect(reply.status).toBe(200)
  expect(reply.headers['content-security-policy']).toContain(
    "form-action 'self' https://3dsecure.gpwebpay.com",
  )
  expect(asked).toEqual([])
})

test('ten kilobytes are no return', async () => {
  expect((await post('a'.repeat(10_001))).status).toBe(413)
  expect(asked).toEqual([])
})

test('who comes back more often than a person waits', async () => {
  const replies = []
  for (let times = 0; times < 31; times += 1) replies.push(await post(SAID))

  expect(replies.at(-1)?.status).toBe(429)
})
