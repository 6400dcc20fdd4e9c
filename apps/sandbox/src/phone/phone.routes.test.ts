import { expect, test } from 'vitest'
import { orders } from '../../../api/src/platform/database/schema/orders.ts'
import { smsInbound, smsPaymentParts } from '../../../api/src/platform/database/schema/sms.ts'
import { createTestApp } from '../../../api/src/test/createTestApp.ts'
import { createWorld } from '../../../api/src/test/createWorld.ts'

const { database, ask } = await createTestApp({ isSandbox: true })
const { addSection, addAd } = createWorld(database)
const section = await addSection({
  ...{ brandCode: 'adult', smsNumber: '9093333', smsPrice: 3_300, smsKeyword: 'IN IE' },
})
const HERE = { host: 'localhost:4100' }
const JANA = '+420777111222'
const PETR = '+420777333444'

const type = (from: string, text: string, number = '9093333') =>
  ask('/sandbox/sms', { method: 'POST', headers: HERE, payload: { from, number, text } })
const page = async (query = '') => (await ask(`/sandbox${query}`, { headers: HERE })).body
const received = async (to: string): Promise<string[]> =>
  (await ask(`/sandbox/sms.json?to=${encodeURIComponent(to)}`, { headers: HERE }))
    .json()
    .data.map(({ text }: { text: string }) => text)

test('N026 R036 a message typed into the phone is dealt with at once, and the answer lies beside it', async () => {
  expect((await type(JANA, 'IN IE Hledám přítele')).statusCode).toBe(200)
  expect((await type(JANA, `IN IE ${'a'.repeat(155)}`)).statusCode).toBe(200)
  expect((await type(JANA, 'IN IE Zena 52, Brno, hleda partnera')).statusCode).toBe(200)

  const [waiting, long, accents] = await received(JANA)
  expect(waiting).toContain('zverejnime po kontrole')
  expect(long).toContain('delsi nez 160')
  expect(accents).toContain('bez diakritiky')
  expect(await page()).toContain('<p>IN IE Hledám přítele</p>')
})

test('R040 N026 a reply reaches the phone of the advertiser, and each phone shows its own messages', async () => {
  const ad = await addAd(section, { source: 'sms', phone: JANA, dialCode: '204815' })
  await type(PETR, `RE ${ad.dialCode} Rad te poznam`)
  const [text] = await received(JANA)
  const his = await page(`?phone=${encodeURIComponent(PETR)}`)

  expect(text).toContain('Od ctenare inzeratu 204815: Rad te poznam')
  expect(his).toContain('Jen +420777333444.')
  expect(his).toContain('odpoved jsme predali')
  expect(his).not.toContain('<p>IN IE Zena 52')
})

test('N026 the phone works without scripts, and says when the network took nothing', async () => {
  const post = (payload: string) =>
    ask('/sandbox/sms', {
      method: 'POST',
      headers: { ...HERE, 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
  const good = await post('from=777+111+222&number=9093333&text=HELP')
  const bad = await post('from=Jana&number=9093333&text=HELP')

  expect([good.statusCode, good.headers.location]).toEqual([
    303,
    '/sandbox?phone=%2B420777111222#telefon',
  ])
  expect(bad.headers.location).toContain('fault=422')
  expect(await page('?fault=422')).toContain('Zprávu síť nepřijala.')
  expect((await type('Jana', 'HELP')).statusCode).toBe(422)
})

test('N026 what an order waits for is a link that writes the message', async () => {
  const ad = await addAd(section)
  const [order] = await database.db
    .insert(orders)
    .values({
      ...{ publicNo: '99990001', adId: ad.id, kind: 'promo', paymentMethod: 'sms', total: 3_300 },
      ...{ state: 'awaiting_payment', createdAt: new Date() },
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    .returning()
  await database.db.insert(smsPaymentParts).values({
    ...{ orderId: order?.id ?? 0, label: 'Zvýraznění', code: 'K7F2Q9XA', price: 3_300 },
    ...{ textToSend: 'IN K7F2Q9XA', destinationNumber: '9033333' },
  })
  const [, link = ''] = /href="([^"]+)">IN K7F2Q9XA na 9033333</.exec(await page()) ?? []

  expect(link).toBe('/sandbox?text=IN+K7F2Q9XA&amp;number=9033333#telefon')
  const written = await page('?text=IN+K7F2Q9XA&number=9033333')
  expect(written).toContain('>IN K7F2Q9XA</textarea>')
  expect(written).toContain('value="9033333"')
})

test('N026 the phone belongs to this machine, and no other page types into it', async () => {
  const before = await database.db.$count(smsInbound)
  const payload = { from: JANA, number: '9093333', text: 'HELP' }
  for (const headers of [
    { host: 'inzrt.example' },
    { ...HERE, origin: 'https://evil.example' },
    { ...HERE, 'sec-fetch-site': 'cross-site' },
  ])
    expect([403, 404]).toContain(
      (await ask('/sandbox/sms', { method: 'POST', headers, payload })).statusCode,
    )

  expect(await database.db.$count(smsInbound)).toBe(before)
})

test('what is typed cannot become part of the page', async () => {
  await type(JANA, '"><script>alert(1)</script>')

  expect(await page('?text=</textarea><script>&number=">&phone="><script>')).not.toContain(
    '<script',
  )
  expect(await page()).not.toContain('<script')
})
