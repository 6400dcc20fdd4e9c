import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createAccounts } from '../../test/createAccounts.ts'
import { createTestClock } from '../../test/createTestClock.ts'
import { createCompanyRegister } from './createCompanyRegister.ts'

const ICO = '27082440'
const FOUND = {
  ico: ICO,
  obchodniJmeno: 'Kolárna s. r. o.',
  dic: 'CZ27082440',
  sidlo: { textovaAdresa: 'Cejl 12, 60200 Brno', kodObce: 582_786 },
  financniUrad: '463',
}
const FIELDS = {
  companyName: 'Kolárna s. r. o.',
  companyAddress: 'Cejl 12, 60200 Brno',
  vatId: 'CZ27082440',
}

let answer: RequestListener
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  answer(request, response)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())

const clock = createTestClock()
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest`
const say =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
const register = () => createCompanyRegister(url, clock.read)
beforeEach(() => {
  asked.length = 0
  answer = say(FOUND)
})

test('V015 the register is asked by the number and read into the fields of a form', async () => {
  expect(await register().find(ICO)).toEqual({ state: 'found', company: FIELDS })
  expect(asked).toEqual([`/rest/ekonomicke-subjekty/${ICO}`])
})

test('V015 many who ask at once are one question, and answers are kept for a day', async () => {
  const companies = register()
  const answers = await Promise.all(Array.from({ length: 20 }, () => companies.find(ICO)))
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
  answer = say('', 503)
  clock.pass(86_399)
  expect(await companies.find(ICO)).toMatchObject({ state: 'found' })
  expect(asked).toHaveLength(1)

  clock.pass(1)
  expect(await companies.find(ICO)).toEqual({ state: 'away' })
  answer = say(FOUND)
  expect(await companies.find(ICO)).toMatchObject({ state: 'found' })
})

test('V015 of an answer without an end no more is taken than an answer may have', async () => {
  const chunk = Buffer.alloc(16_384, ' ')
  let sent = 0
  const closed = new Promise((resolve) => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const send = (): void => {
        if (response.destroyed) return
        sent += chunk.length
        response.write(chunk, send)
      }
      response.on('close', resolve)
      send()
    }
  })
  expect(await register().find(ICO)).toEqual({ state: 'away' })
  await closed

  expect(sent).toBeLessThan(20_000_000)
})

test.each([
  ['ceased', 'a company that ceased', say({ ...FOUND, datumZaniku: '2020-03-05' })],
  ['unknown', 'a number it does not have', say({ kod: 'NENALEZENO' }, 404)],
  ['away', 'an outage', say('', 503)],
  ['away', 'a page for people', say('<html>Odstávka</html>')],
  ['away', 'an answer about another company', say({ ...FOUND, ico: '00000019' })],
  ['away', 'an answer of another shape', say([FOUND])],
  [
    'away',
    'an answer longer than any of its kind',
    say({ ...FOUND, obchodniJmeno: 'x'.repeat(200_000) }),
  ],
  [
    'away',
    'a way elsewhere',
    (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  ],
  ['away', 'a line that breaks', (request) => request.socket.destroy()],
] as [string, string, RequestListener][])('V015 %s: %s', async (state, _what, listener) => {
  answer = listener
  expect(await register().find(ICO)).toEqual({ state })
})

test('V015 texts of the register fit the fields and hold no lines', async () => {
  answer = say({ ico: ICO, obchodniJmeno: `A\n  B${'x'.repeat(200)}`, sidlo: null, dic: null })
  const found = await register().find(ICO)

  expect(found).toEqual({
    state: 'found',
    company: { companyName: `A B${'x'.repeat(97)}`, companyAddress: '', vatId: '' },
  })
})

const { call, registration } = await createAccounts({ companies: register() })
const enrol = (companyId: string) =>
  call(
    'POST',
    '/api/auth/register',
    registration({
      kind: 'business',
      companyName: 'Kolárna',
      companyId,
      companyAddress: 'Cejl 12, Brno',
      country: 'CZ',
      selfCertified: true,
    }),
  )

test('V015 anybody asks by a right number; a wrong one is asked of nobody', async () => {
  const found = await call('GET', `/api/front/companies?companyId=${ICO}`)
  expect(found.json()).toEqual({ data: { state: 'found', company: FIELDS } })
  asked.length = 0

  for (const wrong of ['27082441', '1', '%00', '270824400'])
    expect((await call('GET', `/api/front/companies?companyId=${wrong}`)).statusCode).toBe(400)
  expect(asked).toEqual([])
})

test('V015 only a company the register knows to have ceased registers nobody', async () => {
  answer = say({ ...FOUND, ico: '00000019', datumZaniku: '2020-03-05' })
  const refused = await enrol('00000019')
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { companyId: ['Firma s\u00a0tímto IČO podle rejstříku zanikla.'] },
  ])
  answer = say('', 404)
  expect((await enrol('00000027')).statusCode).toBe(201)
  answer = say('', 503)

  expect((await enrol('00000043')).statusCode).toBe(201)
})

test('V015 a profile takes no ceased company, and is not asked about the one it has', async () => {
  answer = say('', 503)
  const { access_token: token } = (await enrol('00000035')).json()
  const patch = (body: object) => call('PATCH', '/api/auth/user', body, { token })
  asked.length = 0
  answer = say({ ...FOUND, ico: '00000019', datumZaniku: '2020-03-05' })
  expect((await patch({ companyId: '00000035', companyName: 'Kolárna 2' })).statusCode).toBe(200)
  expect(asked).toEqual([])

  expect((await patch({ companyId: '00000019' })).json().errors).toHaveProperty('companyId')
})
