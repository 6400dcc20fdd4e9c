import { addWorkingDays } from '@inzrt/domain/time'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../platform/database/schema/orders.ts'
import { receipts } from '../../platform/database/schema/receipts.ts'
import { stateLog } from '../../platform/database/schema/stateLog.ts'
import { anyNumber, createSmsWorld, DATING_NUMBER } from '../../test/createSmsWorld.ts'

const { database, send, texts, adsOf, inboundOf, publish, section, get, ...world } =
  await createSmsWorld()
const { decide } = world
const moderator = await world.hire('moderator')

test('R035 R037 R038 a message becomes an ad that waits for a person, and its sender is told so', async () => {
  const from = anyNumber()
  const answer = await send('IN IE Zena 52, Brno, hleda partnera na vylety a tanec', { from })
  const [ad] = await adsOf(from)
  const log = await database.db.select().from(stateLog).where(eq(stateLog.entity, 'ad'))

  expect([answer.statusCode, answer.body]).toEqual([200, 'OK'])
  expect(ad).toMatchObject({
    brandCode: 'adult',
    sectionId: section.id,
    source: 'sms',
    type: 'inquiry',
    state: 'waiting_approval',
    stateReason: 'sms',
    heading: 'Zena 52, Brno, hleda partnera na vylety a tanec',
    content: 'Zena 52, Brno, hleda partnera na vylety a tanec',
    showPhone: false,
  })
  expect(log).toMatchObject([
    { event: 'create', toState: 'waiting_payment', actor: 'owner' },
    { event: 'orderPaid', toState: 'waiting_approval', actor: 'system' },
  ])
  expect(await texts(from)).toEqual([
    'Dekujeme, inzerat zverejnime po kontrole, obvykle do druheho pracovniho dne. Pak vam posleme kod pro odpovedi.',
  ])
  expect(await inboundOf(from)).toMatchObject([{ outcome: 'ad_waiting', refundAmount: 0 }])

  const queue = await world.call('GET', '/api/admin/queue', undefined, { token: moderator.token })
  const queued = queue.json().data.find((item: { ad: { id: number } }) => item.ad.id === ad?.id)
  const by = addWorkingDays(world.clock.read(), 2).toISOString()
  expect(queued.due).toEqual({ by, isLate: false })
})

test.each([
  ['161 signs', `IN IE ${'a'.repeat(155)}`, 'too_long', 'delsi nez 160'],
  ['háčky', 'IN IE Hledám přítele', 'diacritics', 'bez diakritiky'],
  ['no text', 'IN IE', 'empty', 'nema zadny text'],
  ['a wrong keyword', 'IN HLEDAM pritele na vylety', 'unknown', 'nerozumime'],
  ['nothing', '', 'empty', 'nema zadny text'],
])(
  'R036 R318 a message with %s is no ad; its sender is told why and gets the price back',
  async (_what, text, outcome, words) => {
    const from = anyNumber()
    const answer = await send(text, { from })

    expect(answer.statusCode).toBe(200)
    expect(await adsOf(from)).toEqual([])
    expect(await inboundOf(from)).toMatchObject([{ outcome, refundAmount: 3_300 }])
    expect((await texts(from))[0]).toContain(words)
  },
)

test('R037 a message to a number of another price is no ad, and all of it is owed back', async () => {
  const from = anyNumber()
  await send('IN IE Zena 52 hleda partnera', { from, to: '9093399' })

  expect(await adsOf(from)).toEqual([])
  expect(await inboundOf(from)).toMatchObject([{ outcome: 'wrong_number', refundAmount: 9_900 }])
  expect(await texts(from)).toEqual([
    `Zprava prisla na jine cislo. Poslete ji prosim na ${DATING_NUMBER}. Castku vratime.`,
  ])
})

test('R037 the message paid for its ad: 33 crowns with a receipt, owed back on a refusal', async () => {
  const from = anyNumber()
  await send('IN IE Zena 29 hleda kamaradku', { from })
  const [ad] = await adsOf(from)
  const orderOf = async () => {
    const [order] = await database.db
      .select()
      .from(orders)
      .where(eq(orders.adId, ad?.id ?? 0))
    return order
  }
  const [receipt] = await database.db
    .select()
    .from(receipts)
    .where(eq(receipts.orderId, (await orderOf())?.id ?? 0))

  expect(await orderOf()).toMatchObject({ state: 'paid', paymentMethod: 'sms', total: 3_300 })
  expect(receipt).toMatchObject({ total: 3_300, vat: 573 })

  const reason = { ground: 'other', facts: 'Text není seznamovací inzerát.' } as const
  await decide(moderator.token, [ad?.id ?? 0], { measure: 'rejected', ...reason })
  expect(await orderOf()).toMatchObject({ state: 'refund_due', refundAmount: 3_300 })
  expect((await texts(from))[0]).toMatch(
    /^Vas inzerat jsme nezverejnili\. Duvod: Text neni seznamovaci inzerat\. Castku vratime\. Duvody a odvolani do 6 mesicu: http:\/\/pinkpack\.example\/odvolani\?token=[\w-]{22}$/,
  )
})

test('R038 R040 an approved ad runs for fourteen days, and its sender gets end and code by SMS', async () => {
  const from = anyNumber()
  await send('IN IE Zena 31 hleda kamarada', { from })
  const [ad] = await adsOf(from)
  await decide(moderator.token, [ad?.id ?? 0], { measure: 'approved' })
  const [published] = await adsOf(from)

  expect(published).toMatchObject({ state: 'published', stateReason: null })
  expect(published?.validUntil?.toISOString()).toBe('2026-05-18T21:59:59.000Z')
  expect((await texts(from))[0]).toBe(
    `Vas inzerat je zverejnen do 18. 5. 2026. Jeho kod pro odpovedi je ${published?.dialCode}. Vase cislo se nikdo nedozvi.`,
  )
})

test('R039 a number in the text is masked everywhere, and the moderator is warned', async () => {
  const from = anyNumber()
  await send('IN IE Muz 40 Ostrava volejte 777 12 34 56 nebo sest nula tri 111 222', { from })
  const [ad] = await adsOf(from)

  expect(ad).toMatchObject({ stateReason: 'sms contact' })
  expect(ad?.content).toBe('Muz 40 Ostrava volejte *** nebo ***')
  expect(ad?.heading + String(ad?.allWords)).not.toMatch(/777|123456|111/)
})

test('R039 R040 the page of a published ad has its code and neither number nor contact', async () => {
  const ad = await publish('IN IE Muz 40, hodny, Praha')
  const page = await get(`/api/front/slug/${ad.slug}`, 'adult')

  expect(page.data.dialCode).toMatch(/^\d{6}$/)
  expect(page.data.replyBySms).toEqual({ number: DATING_NUMBER, price: 3_300 })
  expect(page.data.showFields).toEqual({ name: false, surname: false, phone: false, email: false })
  expect(JSON.stringify(page)).not.toContain(ad.from.slice(-6))
})

test('an ad that shouts is calmed, and stands in the town it names, or in none', async () => {
  await world.addPlace({
    psc: '70200',
    municipalityName: 'Ostrava',
    municipalityPartName: 'Přívoz',
  })
  const [inOstrava, anywhere] = [anyNumber(), anyNumber()]
  await send('IN IE MUZ 40 OSTRAVA HLEDA HODNOU ZENU', { from: inOstrava })
  await send('IN IE Vesela 45, pojede na hory', { from: anywhere })
  const places = await Promise.all(
    [await publish('IN IE Muz 41 Ostrava'), ...(await adsOf(anywhere))].map(
      async ({ slug, id }) => {
        await database.pool.query("update ads set state = 'published' where id = $1", [id])
        return (await get(`/api/front/slug/${slug}`, 'adult')).data.PSC
      },
    ),
  )

  expect((await adsOf(inOstrava))[0]?.content).toBe('Muz 40 ostrava hleda hodnou zenu')
  expect(places.map(({ psc, municipalityName }) => [psc, municipalityName])).toEqual([
    ['70200', 'Ostrava'],
    ['00000', 'Celá ČR'],
  ])
})

test('R038 one number sends three ads a day; the price of a fourth is owed back', async () => {
  const from = anyNumber()
  for (const n of [1, 2, 3, 4]) await send(`IN IE Zena 52 hleda partnera, pokus ${n}`, { from })

  expect(await adsOf(from)).toHaveLength(3)
  expect((await inboundOf(from))[0]).toMatchObject({ outcome: 'too_many', refundAmount: 3_300 })
  world.clock.pass(86_400)
  await send('IN IE Zena 52 hleda partnera, dalsi den', { from })
  expect(await adsOf(from)).toHaveLength(4)
})

test('the same ad again within thirty days is marked as a copy for the moderator', async () => {
  const from = anyNumber()
  for (let times = 0; times < 2; times++) await send('IN IE Vdova 60 hleda vdovce', { from })

  expect((await adsOf(from)).map(({ stateReason }) => stateReason)).toEqual([
    'sms duplicate',
    'sms',
  ])
})

test('where no section takes ads by SMS there are none', async () => {
  await database.pool.query("update sections set is_active = false where sms_keyword = 'IN IE'")
  const from = anyNumber()
  await send('IN IE Zena 52 hleda partnera', { from })
  await database.pool.query('update sections set is_active = true')

  expect(await adsOf(from)).toEqual([])
  expect(await inboundOf(from)).toMatchObject([{ outcome: 'unknown', refundAmount: 3_300 }])
})
