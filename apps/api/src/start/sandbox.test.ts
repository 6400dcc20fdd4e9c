import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MINUTE_MS } from '@inzrt/domain/time'
import { parseReturn } from '@inzrt/protocols/gp-webpay/parseReturn'
import { verifyReturn } from '@inzrt/protocols/gp-webpay/verifyReturn'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../../../scripts/testing/freePort.ts'
import { createAskGateway } from '../advertising/payments/askGateway.ts'
import { readGateway } from '../advertising/payments/readGateway.ts'
import { requestFields } from '../advertising/payments/requestFields.ts'
import { createOutbox } from '../messages/outbox/createOutbox.ts'
import { visitorOf } from '../test/createTestApp.ts'
import { createTestDatabase } from '../test/createTestDatabase.ts'
import { createWorld } from '../test/createWorld.ts'
import { INTERNAL_KEY } from '../test/secrets.ts'
import { startTestSandbox } from '../test/startTestSandbox.ts'
import { TEST_SITES } from '../test/testSites.ts'
import { readSettings } from './settings/readSettings.ts'
import { startApi } from './startApi.ts'

const JANA = '+420777111222'
const PETR = '+420777333444'

const database = await createTestDatabase()
const { addSection, addAd } = createWorld(database)
const section = await addSection({
  brandCode: 'adult',
  smsNumber: '9093333',
  smsPrice: 3_300,
  smsKeyword: 'IN IE',
})
// Before the api, which keeps sections for a while.
const bazaar = await addSection()
const dataDir = await mkdtemp(join(tmpdir(), 'inzrt-inside-'))
const port = await freePort()
const sandbox = await startTestSandbox(port)
const settings = readSettings({
  ...database.addresses,
  DATA_DIR: dataDir,
  PORT: String(port),
  SEED_ADS: '0',
  INTERNAL_KEY,
  MOVABLE_CLOCK: '1',
  LOG_LEVEL: 'silent',
  ...sandbox.settings,
})
const api = await startApi(settings, () => undefined)
afterAll(async () => {
  await api.stop()
  await sandbox.stop()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const write = (to: string, more: { notBefore?: Date } = {}) =>
  database.db.transaction((tx) =>
    createOutbox(() => new Date(), TEST_SITES).enqueue(tx, {
      channel: 'email',
      brand: 'general',
      template: 'verifyEmail',
      to,
      ...more,
      payload: { nickname: 'jana', token: 'tajne' },
    }),
  )
const letterTo = async (to: string) => {
  await expect.poll(async () => (await sandbox.lettersTo(to)).length).toBe(1)

  return (await sandbox.lettersTo(to))[0] ?? {}
}
const lastTextTo = async (to: string) => (await sandbox.textsTo(to))[0]?.text
const type = (from: string, text: string) => sandbox.post('/sms', { from, number: '9093333', text })

test('N026 a letter leaves for the sandbox by SMTP, and its link is read there', async () => {
  await write('jana@example.cz')
  const { subject, links, sender } = await letterTo('jana@example.cz')

  expect(subject).toBe('Potvrďte svůj e-\u2060mail pro Inzrt')
  expect(sender).toMatch(/^Inzrt </)
  expect(links?.[0]).toBe('http://localhost:3000/uzivatel/overeni-emailu?token=tajne')
})

test('N026 a letter for later leaves when the clock is moved, before the move is answered', async () => {
  await write('pozdeji@example.cz', { notBefore: new Date(Date.now() + 86_000_000) })
  await sandbox.post('/clock', { advanceMinutes: 60 })
  expect(await sandbox.lettersTo('pozdeji@example.cz')).toEqual([])
  const moved = await sandbox.post('/clock', { advanceMinutes: 1_440 })

  expect(await moved.json()).toMatchObject({ data: { offsetMs: 1_500 * MINUTE_MS } })
  expect(await sandbox.lettersTo('pozdeji@example.cz')).toHaveLength(1)
  await sandbox.post('/clock', { reset: true })
})

test('N026 R036 a premium message typed into the phone is dealt with, and its answer comes back', async () => {
  expect((await type(JANA, 'IN IE Hledám přítele')).status).toBe(200)
  await expect.poll(() => lastTextTo(JANA)).toContain('bez diakritiky')
  await type(JANA, `IN IE ${'a'.repeat(155)}`)
  await expect.poll(() => lastTextTo(JANA)).toContain('delsi nez 160')
  await type(JANA, 'IN IE Zena 52, Brno, hleda partnera')
  await expect.poll(() => lastTextTo(JANA)).toContain('zverejnime po kontrole')

  expect((await type('Jana', 'HELP')).status).toBe(422)
})

test('R040 N026 a reply reaches the phone of the advertiser', async () => {
  const ad = await addAd(section, { source: 'sms', phone: JANA, dialCode: '204815' })
  await type(PETR, `RE ${ad.dialCode} Rad te poznam`)

  await expect.poll(() => lastTextTo(JANA)).toContain('Od zajemce o inzerat 204815: Rad te poznam')
  await expect.poll(() => lastTextTo(PETR)).toContain('odpoved jsme predali')
})

test('N026 messages arrive by the moved clock, and the phone knows the sections’ numbers', async () => {
  await sandbox.post('/clock', { advanceMinutes: 600 })
  expect((await type(JANA, 'IN IE Zena 53, Brno, hleda partnera')).status).toBe(200)
  expect(await (await sandbox.send('/')).text()).toContain('<option value="9093333">')
  await sandbox.post('/clock', { reset: true })
})

test('V009 N026 a letter of a conversation is answered from the sandbox’s mailbox', async () => {
  const [seller, buyer] = ['prodejce@posta.example', 'kupec@posta.example']
  const ad = await addAd(bazaar, { email: seller, showEmail: true })
  const begun = await fetch(`http://127.0.0.1:${port}/api/front/inzrts/${ad.slug}/messages`, {
    method: 'POST',
    headers: {
      ...visitorOf('general'),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ email: buyer, content: 'Je kolo ještě k mání?' }),
  })
  expect(begun.status).toBe(201)
  const { key } = await letterTo(seller)
  await letterTo(buyer)
  const answer = await sandbox.post(`/mail/${key}/reply`, { text: 'Ano, je.' })

  expect(await answer.json()).toEqual({ data: { taken: true } })
  await expect.poll(async () => (await sandbox.lettersTo(buyer)).length).toBe(2)
  const [told] = await sandbox.lettersTo(buyer)
  expect(told?.text).toContain('Ano, je.')
  expect(told?.text).not.toContain('napsal(a)')
  expect(JSON.stringify(told)).not.toContain(seller)
})

test('N026 the sandbox’s bank takes our payments, and we its answers', async () => {
  const gateway = settings.gateway && (await readGateway(settings.gateway))
  if (!gateway) throw new Error('Nobody pays by card.')
  const payment = { bankOrderNumber: '1001', amount: 7_400, currency: 'CZK' } as const
  const order = { publicNo: '20260001' }
  const { fields } = requestFields(gateway, { order, payment, brand: 'general' })
  const asked = await fetch(gateway.url, { method: 'POST', body: new URLSearchParams(fields) })
  expect(await asked.text()).toContain('74,00\u00a0Kč')
  const ended = await fetch(asked.url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action: 'approve' }),
  })
  const back = new URL(ended.headers.get('location') ?? '')
  const returned = parseReturn(back.search.slice(1)) ?? new Map()

  expect(back.origin + back.pathname).toBe('http://localhost:3000/payment/callback/gp_webpay')
  expect(returned.get('PRCODE')?.toString()).toBe('0')
  expect(verifyReturn(returned, gateway)).toMatchObject({
    isDigestRight: true,
    isDigest1Right: true,
  })
  expect(await createAskGateway(gateway)('1001')).toMatchObject({ event: 'succeed' })
})
