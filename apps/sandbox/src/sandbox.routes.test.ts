import { beforeEach, expect, test } from 'vitest'
import { createOutbox } from '../../api/src/messages/outbox/createOutbox.ts'
import { systemClock } from '../../api/src/platform/clock/Clock.ts'
import { openMovableClock } from '../../api/src/platform/clock/openMovableClock.ts'
import { createTestApp, visitorOf } from '../../api/src/test/createTestApp.ts'
import { createWorld } from '../../api/src/test/createWorld.ts'

const { app, database, ask, get } = await createTestApp({ isSandbox: true })
const { db } = database
const { addSection, addAd } = createWorld(database)
const DAY_MINUTES = 1_440

const here = (url: string) => ask(url, { headers: { host: 'localhost:4100' } })
const move = (payload: object, headers: Record<string, string> = {}) =>
  ask('/sandbox/clock', {
    method: 'POST',
    payload,
    headers: { host: 'localhost:4100', ...headers },
  })
const offset = async () => (await here('/sandbox/clock')).json().data.offsetMs
const mailsFor = async (to: string) => (await here(`/sandbox/mail.json?to=${to}`)).json().data
const write = (
  to: string,
  { nickname = 'jana', notBefore }: { nickname?: string; notBefore?: Date | undefined } = {},
) =>
  db.transaction((tx) =>
    createOutbox(() => new Date()).enqueue(tx, {
      channel: 'email',
      brand: 'general',
      template: 'verifyEmail',
      payload: { nickname, token: 'tajne' },
      to,
      notBefore,
    }),
  )

beforeEach(async () => {
  await move({ reset: true })
})

test('N026 a letter can be read in the mailbox, its link followed, and tests read it as JSON', async () => {
  await write('jana@example.cz')
  await write('petr@example.cz')
  await move({ advanceMinutes: 1 })
  const [mail, ...others] = await mailsFor('jana@example.cz')
  const page = (await here('/sandbox?to=jana@example.cz')).body

  expect(others).toEqual([])
  expect(mail).toMatchObject({
    recipient: 'jana@example.cz',
    subject: 'Potvrďte svůj e-\u2060mail pro Inzrt',
  })
  expect(mail.links[0]).toBe('http://inzrt.example/uzivatel/overeni-emailu?token=tajne')
  expect(page).toContain(`<a href="${mail.links[0]}">`)
  expect(page).not.toContain('petr@example.cz')
  expect((await here(`/sandbox/mail/${mail.id}.html`)).body).toContain(`href="${mail.links[0]}"`)
  expect((await mailsFor('')).map(({ recipient }: { recipient: string }) => recipient)).toEqual([
    'petr@example.cz',
    'jana@example.cz',
  ])
})

test('N026 a text lies in the phone', async () => {
  await db.transaction((tx) =>
    createOutbox(() => new Date()).enqueue(tx, {
      channel: 'sms',
      brand: 'adult',
      template: 'phoneCode',
      payload: { text: 'Kód 482 913' },
      to: '+420777123456',
    }),
  )
  await move({ advanceMinutes: 1 })
  const page = (await here('/sandbox')).body

  expect(page).toContain('<p>Kód 482 913</p>')
  expect(page).toContain('Pinkpack pro +420777123456')
})

test('N026 when the clock moves, ads expire and letters that were for later leave', async () => {
  const section = await addSection({ slug: 'hodiny' })
  await addAd(section, { validUntil: new Date(Date.now() + 3 * DAY_MINUTES * 60_000) })
  await write('pozdeji@example.cz', { notBefore: new Date(Date.now() + 86_000_000) })
  const adsCount = async () => (await get('/api/front/sections/slug/hodiny')).data.adsCount

  await move({ advanceMinutes: 60 })
  expect(await adsCount()).toBe(1)
  expect(await mailsFor('pozdeji@example.cz')).toHaveLength(0)
  await move({ advanceMinutes: DAY_MINUTES })
  expect(await mailsFor('pozdeji@example.cz')).toHaveLength(1)
  await move({ advanceMinutes: 2 * DAY_MINUTES })
  expect(await adsCount()).toBe(0)
})

test('N026 the clock stays moved after a restart, and can be set right again', async () => {
  await move({ advanceMinutes: 15 })
  await move({ advanceMinutes: 60 })
  expect(await offset()).toBe(75 * 60_000)
  expect((await openMovableClock(database, systemClock)).offsetMs()).toBe(75 * 60_000)

  await move({ reset: true })
  expect(await offset()).toBe(0)
  expect((await openMovableClock(database, systemClock)).offsetMs()).toBe(0)
})

test('the bff and the shells hear of the moved clock with every answer, failures included; nobody else does', async () => {
  await move({ advanceMinutes: 15 })
  const insider = { headers: visitorOf('general') }
  const told = async (url: string, options = {}) =>
    (await ask(url, options)).headers['x-inzrt-clock-offset']

  expect(await told('/api/front/sections', insider)).toBe('900000')
  expect(await told('/api/front/slug/neni', insider)).toBe('900000')
  expect(await told('/api/front/sections')).toBeUndefined()
})

test('N026 the buttons of the page work without scripts', async () => {
  const answer = await ask('/sandbox/clock', {
    method: 'POST',
    payload: 'advanceMinutes=60',
    headers: {
      host: 'localhost:4100',
      origin: 'http://localhost:4100',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
  })

  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sandbox'])
  expect((await here('/sandbox')).body).toContain('Produkt je napřed o 1\u00a0hodina.')
})

test.each([
  [{ host: 'inzrt.example' }],
  [{ host: 'localhost.evil.example:4100' }],
  [{ host: 'inzrt.localhost:4100' }],
])('a page that comes by another name, %j, finds nothing', async (headers) => {
  for (const url of ['/sandbox', '/sandbox/mail.json', '/sandbox/sandbox.css', '/sandbox/clock'])
    expect((await ask(url, { headers })).statusCode).toBe(404)
})

test('another machine finds nothing', async () => {
  const headers = { host: 'localhost:4100' }

  for (const remoteAddress of ['192.0.2.1', '10.0.0.1', '::ffff:192.0.2.1', '2001:db8::1'])
    expect((await app.inject({ url: '/sandbox', headers, remoteAddress })).statusCode).toBe(404)
  for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect((await app.inject({ url: '/sandbox', headers, remoteAddress })).statusCode).toBe(200)
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

test('what a letter says cannot become part of the page, and the letter can run nothing', async () => {
  await write('zly@example.cz', { nickname: '"><script>alert(1)</script>' })
  await move({ advanceMinutes: 1 })
  const [mail] = await mailsFor('zly@example.cz')
  const page = await here('/sandbox?to=zly@example.cz')
  const letter = await here(`/sandbox/mail/${mail.id}.html`)

  expect(page.body).not.toContain('<script')
  expect(letter.body).not.toContain('<script')
  expect(page.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  expect(letter.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  )
  expect((await here('/sandbox?to=%22%3E%3Cscript%3E')).body).not.toContain('<script')
})

test('a letter that is not there is not found', async () => {
  for (const id of ['999999', '0', 'x', '99999999999'])
    expect((await here(`/sandbox/mail/${id}.html`)).statusCode).toBe(404)
})

test('a product without a sandbox has none of its pages', async () => {
  const { ask: askPlain } = await createTestApp()
  const headers = { host: 'localhost:4100' }

  expect((await askPlain('/sandbox', { headers })).statusCode).toBe(404)
  expect((await askPlain('/sandbox/clock', { method: 'POST', headers })).statusCode).toBe(404)
})
