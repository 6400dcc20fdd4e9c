import { DAY_MS } from '@inzrt/domain/time'
import { expect, test } from 'vitest'
import { coupons } from '../../../platform/database/schema/coupons.ts'
import { createShop } from '../../../test/createShop.ts'
import { AD_PASSWORD } from '../../../test/secrets.ts'
import { expireOrders } from '../ending/expireOrders.ts'

const shop = await createShop()
const { buy, bring, order, stored, call, place, adOf, addAd, addSection, free, paid } = shop
const { clock, database } = shop
const both = await addSection({
  slug: 'obojim',
  isPaidOffer: true,
  cardCanBePaid: true,
  cardPrice: 4_900,
  validDays: 14,
  smsCanBePaid: true,
  smsPrice: 7_900,
  smsNumber: '9033379',
  smsKeyword: 'IN OBOJIM',
})
const CONSENT = { consentStartNow: true }
const DECLINED = { PRCODE: '30', SRCODE: '1005' }
const CANCELLED = { PRCODE: '50', SRCODE: '0' }
const DAY_S = 86_400

type Kept = Partial<typeof coupons.$inferInsert>
let made = 0
/** A coupon of ten per cent that one person uses once, unless said otherwise. */
const addCoupon = async (changes: Kept = {}): Promise<string> => {
  made += 1
  const code = `SLEVA${made}`
  await database.db.insert(coupons).values({
    code,
    kind: 'percent',
    value: 10,
    usesPerPerson: 1,
    services: ['publish', 'highlighting', 'topping', 'renew'],
    ...changes,
  })

  return code
}

/** An ad of somebody without an account. */
const guestAd = async (changes: object = {}) =>
  addAd(free, {
    adPasswordHash: await shop.identity.passwords.hash(AD_PASSWORD),
    publishedAt: clock.read(),
    validUntil: new Date(clock.read().getTime() + 20 * DAY_MS),
    ...changes,
  })

const orderTopping = (slug: string, coupon: unknown, changes: object = {}) =>
  call('POST', `/api/front/inzrts/${slug}/orderPromos`, {
    payment_method: 'gp_webpay',
    promos: [{ promoId: 2 }],
    addInfo: CONSENT,
    password: AD_PASSWORD,
    coupon,
    ...changes,
  })

const errorOf = async (sent: ReturnType<typeof orderTopping>): Promise<string | undefined> =>
  (await sent).json().errors?.coupon?.[0]
const retry = (publicNo: string, s: string, body: object = {}) =>
  call('POST', `/api/front/orders/${publicNo}/retry?s=${s}`, body)

test('P053 a code lowers a total once, in what the bank asks for, in VAT and on the receipt', async () => {
  const code = await addCoupon({ value: 15 })
  const { slug } = await guestAd()
  const promos = [{ promoId: 1 }, { promoId: 2 }]
  const { data, meta } = (await orderTopping(slug, ` ${code.toLowerCase()} `, { promos })).json()

  expect(data).toMatchObject({
    total: 5_865,
    vat: 1_018,
    discount: { label: `Sleva 15\u00a0% s\u00a0kódem ${code}`, amount: 1_035 },
  })
  expect(meta.payment.redirect.fields.AMOUNT).toBe('5865')
  await bring(meta.payment.redirect.fields)
  const { rows } = await database.pool.query(
    'select receipts.total, vat from receipts join orders on orders.id = order_id where public_no = $1',
    [data.publicNo],
  )
  expect(rows).toEqual([{ total: '5865', vat: '1018' }])
  expect(await errorOf(orderTopping(slug, code))).toContain('už jste použili')
})

test('P053 who has an account uses a code once, also as a guest under its address', async () => {
  const code = await addCoupon()
  const bought = await buy({ coupon: code })
  expect(bought.meta.order.total).toBe(4_410)
  const { slug } = await guestAd({ email: shop.jana.email.toUpperCase() })

  expect(await errorOf(orderTopping(slug, code))).toContain('už jste použili')
  const other = await guestAd({ email: 'jiny@posta.example' })
  expect((await orderTopping(other.slug, code)).statusCode).toBe(201)
})

test('P053 of windows that use the last of a code at once, one gets it', async () => {
  const code = await addCoupon({ usesMax: 1 })
  const ads = await Promise.all([1, 2, 3, 4, 5].map(() => guestAd()))
  const sent = await Promise.all(ads.map(({ slug }) => orderTopping(slug, code)))

  expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422, 422, 422])
  const own = await addCoupon()
  const [ad] = ads
  const twice = await Promise.all([1, 2, 3].map(() => orderTopping(ad?.slug ?? '', own)))
  expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422])
})

test('P053 an order that a code pays whole needs no bank, no receipt and no refund', async () => {
  const code = await addCoupon({ kind: 'amount', value: 100_000, usesPerPerson: 9 })
  const { slug } = await guestAd()
  const { data, meta } = (await orderTopping(slug, code)).json()

  expect(meta.payment).toEqual({ method: 'free' })
  expect(data).toMatchObject({ state: 'fulfilled', total: 0, vat: 0, method: 'free' })
  expect(data).toMatchObject({ receiptNo: null, retryMethods: [], withdrawUntil: null })
  expect((await stored(slug)).toppedUntil).not.toBeNull()

  const bought = await buy({ coupon: code })
  expect(bought.data.state).toBe('waiting_approval')
  await call(
    'POST',
    `/api/front/inzrts/${bought.data.slug}/state`,
    { event: 'delete' },
    shop.asJana,
  )
  expect(await order(bought.meta.order.publicNo)).toMatchObject({
    state: 'refunded',
    refundDueAt: null,
  })
})

test('P053 paid whole by a code, a guest’s ad and its promotion wait for the address', async () => {
  const code = await addCoupon({ value: 100 })
  const email = 'novy.host@posta.example'
  const body = adOf(paid, {
    email,
    coupon: code,
    payment_method: 'gp_webpay',
    promos: [{ promoId: 1 }],
    addInfo: { rulesAcceptedAt: '2026-05-04T08:00:00Z', ...CONSENT },
  })
  const placed = (await place(body)).json()
  expect([placed.data.state, placed.meta.order.total]).toEqual(['waiting_verification', 0])
  await shop.confirm(email)
  const ad = await stored(placed.data.slug)

  expect(['published', 'waiting_approval']).toContain(ad.state)
  expect((await retry(placed.meta.order.publicNo, placed.meta.signature)).statusCode).toBe(409)
})

test('P053 by SMS no code can be used: refused by card, the order costs its whole price', async () => {
  const code = await addCoupon()
  const body = adOf(both, {
    payment_method: 'sms',
    coupon: code,
    addInfo: { rulesAcceptedAt: '2026-05-04T08:00:00Z', ...CONSENT },
  })
  expect((await place(body, shop.asJana)).json().errors.coupon).toEqual([
    'Slevový kód nejde uplatnit při platbě přes SMS.',
  ])
  const { meta } = await buy({ coupon: code }, both)
  await bring(meta.payment.redirect.fields, DECLINED)
  expect(await order(meta.order.publicNo)).toMatchObject({
    retryTotals: { gp_webpay: 4_410, sms: 7_900 },
  })
  const bySms = await retry(meta.order.publicNo, meta.signature, { payment_method: 'sms' })

  expect(bySms.json().data).toMatchObject({ total: 7_900, discount: null })
})

test('P053 a withdrawal gives back of what was paid, not of the price', async () => {
  const code = await addCoupon({ value: 50 })
  const { slug } = await guestAd()
  const { data, meta } = (await orderTopping(slug, code)).json()
  await bring(meta.payment.redirect.fields)
  clock.pass(DAY_S)
  const path = `/api/front/orders/${data.publicNo}/withdraw?s=${meta.signature}`

  expect((await call('POST', path, {})).json().data).toMatchObject({
    refundAmount: Math.ceil((2_450 * 6) / 7),
  })
})

test('P053 refused by the bank, an order keeps its code for as long as nobody else wants it', async () => {
  const code = await addCoupon({ usesMax: 1 })
  const first = (await orderTopping((await guestAd()).slug, code)).json()
  await bring(first.meta.payment.redirect.fields, DECLINED)
  const again = (await retry(first.data.publicNo, first.meta.signature)).json()
  expect(again.meta.payment.redirect.fields.AMOUNT).toBe('4410')
  const other = await guestAd()
  expect(await errorOf(orderTopping(other.slug, code))).toContain('vyčerpaný')

  await bring(again.meta.payment.redirect.fields, CANCELLED)
  expect((await orderTopping(other.slug, code)).json().data.total).toBe(4_410)
  const full = (await retry(first.data.publicNo, first.meta.signature)).json()
  expect(full.data).toMatchObject({ publicNo: first.data.publicNo, total: 4_900, discount: null })
  expect(full.meta.payment.redirect.fields.AMOUNT).toBe('4900')
})

test('P053 an order that is over keeps its code for as long as money may still come', async () => {
  const code = await addCoupon({ usesMax: 1 })
  const { slug } = await guestAd()
  const { data, meta } = (await orderTopping(slug, code)).json()
  clock.pass(3_601)
  await expireOrders({ database, clock: clock.read })
  expect(await errorOf(orderTopping((await guestAd()).slug, code))).toContain('vyčerpaný')
  const retried = (await retry(data.publicNo, meta.signature)).json()
  expect(retried.data).toMatchObject({ total: 4_900, discount: null })

  await bring(meta.payment.redirect.fields)
  const late = await call('GET', `/api/front/orders/${data.publicNo}?s=${meta.signature}`)
  expect(late.json().data).toMatchObject({ state: 'fulfilled', total: 4_410 })
})

test.each<[string, Kept, string]>([
  [
    'that ended',
    { endsAt: new Date('2026-05-01T21:59:59Z') },
    'Platnost slevového kódu už skončila.',
  ],
  [
    'that was turned off',
    { isActive: false },
    'Takový slevový kód neznáme. Zkontrolujte ho prosím.',
  ],
  [
    'of the other site',
    { brandCode: 'adult' },
    'Takový slevový kód neznáme. Zkontrolujte ho prosím.',
  ],
  ['of other services', { services: ['renew'] }, 'Slevový kód se na objednané služby nevztahuje.'],
])('P053 a code %s lowers nothing, and the field says why', async (_, changes, text) => {
  const { slug } = await guestAd()

  expect(await errorOf(orderTopping(slug, await addCoupon(changes)))).toBe(text)
})

test('P053 two codes in one order are none, and a list of them is no text', async () => {
  const [one, other] = [await addCoupon(), await addCoupon()]
  const { slug } = await guestAd()

  expect(await errorOf(orderTopping(slug, `${one}, ${other}`))).toContain('neznáme')
  expect(await errorOf(orderTopping(slug, `${one} ${other}`))).toContain('neznáme')
  expect((await orderTopping(slug, [one, other])).statusCode).toBe(422)
})

test('P053 what a code is worth is told before it is used', async () => {
  const code = await addCoupon({ kind: 'amount', value: 2_000, services: ['topping'] })
  const answer = await call('POST', '/api/front/coupons', { coupon: code.toLowerCase() })

  expect(answer.json().data).toEqual({ code, kind: 'amount', value: 2_000, services: ['topping'] })
})

test('P053 who guesses codes waits, whichever way they are tried; a right one is no guess', async () => {
  const code = await addCoupon()
  const { slug } = await guestAd()
  const from = { client: '198.51.100.7' }
  const read = (coupon: string) => call('POST', '/api/front/coupons', { coupon }, from)
  for (let guess = 0; guess < 19; guess += 1) await read(`POKUS${guess}`)
  expect((await read(code)).statusCode).toBe(200)
  expect((await read('POKUS99')).statusCode).toBe(422)
  expect((await read(code)).statusCode).toBe(429)

  const body = { payment_method: 'gp_webpay', promos: [{ promoId: 2 }], addInfo: CONSENT }
  const path = `/api/front/inzrts/${slug}/orderPromos`
  const sent = { ...body, password: AD_PASSWORD, coupon: code }
  expect((await call('POST', path, sent, from)).statusCode).toBe(429)
  expect((await call('POST', path, { ...sent, coupon: '' }, from)).statusCode).toBe(201)
})
