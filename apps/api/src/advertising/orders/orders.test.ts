import { DAY_MS } from '@inzrt/domain/time'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ads } from '../../platform/database/schema/ads.ts'
import { editions } from '../../platform/database/schema/editions.ts'
import { createShop } from '../../test/createShop.ts'
import { visitorOf } from '../../test/createTestApp.ts'
import { AD_PASSWORD } from '../../test/secrets.ts'

const shop = await createShop()
const { buy, bring, order, stored, call, asJana, addAd, addSection, free, paid, clock, database } =
  shop

const CONSENT = { consentStartNow: true }
const RULES = { rulesAcceptedAt: '2026-05-04T08:00:00Z' }
const userOf = async (slug: string) => (await stored(slug)).userId
/** Jana is known: two of her ads were published before. */
const known = await buy()
const janaId = await userOf(known.data.slug)
for (const heading of ['První', 'Druhá'])
  await addAd(free, {
    heading,
    userId: janaId,
    publishedAt: clock.read(),
    validUntil: new Date('2026-05-18T21:59:59Z'),
  })
const ownAd = (changes: object = {}) =>
  addAd(free, {
    userId: janaId,
    publishedAt: clock.read(),
    validUntil: new Date('2026-05-30T21:59:59Z'),
    ...changes,
  })

const declined = { PRCODE: '30', SRCODE: '1005' }
const cancelled = { PRCODE: '50', SRCODE: '0' }

test('R266 R273 a paid section makes an order, and an ad that waits for its payment', async () => {
  const { data, meta } = await buy({ promos: [{ promoId: 1 }] })

  expect(data.state).toBe('waiting_payment')
  expect(meta.order).toEqual({
    publicNo: expect.stringMatching(/^2026\d{4}$/),
    kind: 'publish',
    state: 'awaiting_payment',
    total: 7_400,
    currency: 'CZK',
    items: [
      { kind: 'publish', label: `Zveřejnění v\u00a0rubrice ${paid.name}`, unitPrice: 4_900 },
      { kind: 'highlighting', label: 'Zvýraznění 7\u00a0dní', unitPrice: 2_500 },
    ],
    discount: null,
    expiresAt: '2026-05-04T09:00:00.000Z',
  })
  expect(meta.payment.redirect.fields).toMatchObject({
    AMOUNT: '7400',
    MERORDERNUM: meta.order.publicNo,
  })
})

test('R069 P048 paid, the ad is published, its promotions run, and the receipt is a PDF', async () => {
  const { data, meta } = await buy({ promos: [{ promoId: 1 }, { promoId: 2 }] })
  const answer = await bring(meta.payment.redirect.fields)

  expect(answer.json().data).toEqual({
    publicNo: meta.order.publicNo,
    signature: meta.signature,
    outcome: 'succeeded',
  })
  const ad = await stored(data.slug)
  expect(ad.state).toBe('published')
  expect([ad.highlightedUntil, ad.toppedUntil]).toEqual([
    new Date('2026-05-11T08:00:00Z'),
    new Date('2026-05-11T08:00:00Z'),
  ])
  const detail = await order(meta.order.publicNo)
  expect(detail).toMatchObject({
    state: 'fulfilled',
    total: 11_800,
    receiptNo: expect.stringMatching(/^D2026\d{4}$/),
    payment: { state: 'succeeded' },
    retryMethods: [],
    withdrawUntil: '2026-05-18T21:59:59.000Z',
  })
  const receipt = await call(
    'GET',
    `/api/front/orders/${meta.order.publicNo}/receipt?s=${meta.signature}`,
  )
  const pdf = Buffer.from(receipt.json().data.pdf, 'base64')
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(receipt.json().data.fileName).toBe(`doklad-${detail.receiptNo}.pdf`)
  const [letter] = await shop.letters(shop.jana.email)
  expect(letter?.template).toBe('orderPaid')
})

test.each([true, false])(
  'P048 letters to a guest say what an ad costs and whether it is paid: %s',
  async (isPaid) => {
    const email = `${isPaid ? 'zaplaceno' : 'nezaplaceno'}@posta.example`
    const ordered = { payment_method: 'gp_webpay', addInfo: { ...RULES, ...CONSENT } }
    const { meta } = (await shop.place(shop.adOf(paid, { ...ordered, email }))).json()
    const [asking] = await shop.letters(email)
    if (isPaid) await bring(meta.payment.redirect.fields)
    await call('POST', '/api/front/ad-confirmations', { token: asking?.payload.token })
    const told = Object.fromEntries(
      (await shop.letters(email)).map(({ template, payload }) => [template, payload]),
    )
    const { publicNo } = meta.order
    const sum = {
      items: [{ label: `Zveřejnění v\u00a0rubrice ${paid.name}`, price: 4_900 }],
      total: 4_900,
    }

    expect(told.confirmAd).toMatchObject({ order: { publicNo, ...sum } })
    expect(told.adPassport).toMatchObject({ order: { publicNo, ...sum, isPaid } })
    expect(told.orderPaid).toEqual(
      isPaid ? expect.objectContaining({ publicNo, ...sum }) : undefined,
    )
  },
)

test('R069 a return that comes twice, and others that come later, change nothing', async () => {
  const { data, meta } = await buy()
  const { fields } = meta.payment.redirect
  await bring(fields)
  const before = [await stored(data.slug), await order(meta.order.publicNo)]
  clock.pass(60)
  for (const result of [undefined, declined, cancelled]) {
    expect((await bring(fields, result)).json().data.outcome).toBe('succeeded')
  }

  expect([await stored(data.slug), await order(meta.order.publicNo)]).toEqual(before)
})

test('P050 a refused payment is explained and made again under a new number', async () => {
  const { data, meta } = await buy()
  const { fields } = meta.payment.redirect
  expect((await bring(fields, declined)).json().data.outcome).toBe('declined')
  const failed = await order(meta.order.publicNo)
  expect(failed).toMatchObject({ state: 'failed', retryMethods: ['gp_webpay'] })
  expect(failed.payment.explanation).toContain('není dost peněz')

  const path = `/api/front/orders/${meta.order.publicNo}/retry?s=${meta.signature}`
  const again = (await call('POST', path, {})).json()
  const renewed = again.meta.payment.redirect.fields
  expect(Number(renewed.ORDERNUMBER)).toBeGreaterThan(Number(fields.ORDERNUMBER))
  await bring(fields, { PRCODE: '0', SRCODE: '0' })
  expect((await stored(data.slug)).state).toBe('waiting_payment')
  await bring(renewed)
  expect((await stored(data.slug)).state).toBe('published')
})

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

test('V014 a refused card is paid by SMS: the price is told before, and it stays one order', async () => {
  const { meta } = await buy({}, both)
  const { publicNo } = meta.order
  await bring(meta.payment.redirect.fields, declined)
  expect(await order(publicNo)).toMatchObject({
    retryMethods: ['gp_webpay', 'sms'],
    retryTotals: { gp_webpay: 4_900, sms: 7_900 },
  })

  const path = `/api/front/orders/${publicNo}/retry?s=${meta.signature}`
  const answer = (await call('POST', path, { payment_method: 'sms' })).json()
  expect(answer.data).toMatchObject({ publicNo, method: 'sms', total: 7_900 })
  expect(answer.meta.payment.entries).toHaveLength(1)
})

test('P050 an order not paid yet says that its payment is awaited, by card and by SMS', async () => {
  const explanation = 'Čekáme na vaši platbu.'
  const { meta } = await buy({}, both)
  const { publicNo } = meta.order
  expect((await order(publicNo)).payment).toEqual({ state: 'redirected', explanation })

  await bring(meta.payment.redirect.fields, declined)
  const path = `/api/front/orders/${publicNo}/retry?s=${meta.signature}`
  await call('POST', path, { payment_method: 'sms' })
  expect((await order(publicNo)).payment).toEqual({ state: 'initiated', explanation })
})

test('V014 an order retried with another method replaces the first and leads there', async () => {
  const { meta } = await buy({}, both)
  const { publicNo } = meta.order
  const path = `/api/front/orders/${publicNo}/retry?s=${meta.signature}`
  const retry = (method: string) => call('POST', path, { payment_method: method })
  const retried = (await retry('sms')).json()
  expect(retried.data.publicNo).not.toBe(publicNo)

  expect(await order(publicNo)).toMatchObject({
    state: 'cancelled',
    retryMethods: [],
    replacedBy: { publicNo: retried.data.publicNo, s: retried.meta.signature },
  })
  expect((await retry('gp_webpay')).statusCode).toBe(409)
  expect(await order(retried.data.publicNo)).toMatchObject({ replacedBy: null })
})

test('P050 a cancelled order keeps its ad and can be paid for seven days', async () => {
  const { data, meta } = await buy()
  await bring(meta.payment.redirect.fields, cancelled)

  expect((await stored(data.slug)).state).toBe('waiting_payment')
  expect(await order(meta.order.publicNo)).toMatchObject({
    state: 'cancelled',
    expiresAt: new Date(clock.read().getTime() + 7 * DAY_MS).toISOString(),
  })
  const waysAfter = async (seconds: number) => {
    clock.pass(seconds)
    const answer = await call('GET', `/api/front/orders/${meta.order.publicNo}?s=${meta.signature}`)
    clock.pass(-seconds)

    return answer.json().data.retryMethods
  }
  expect(await waysAfter(7 * 86_400 - 1)).toEqual(['gp_webpay'])
  expect(await waysAfter(7 * 86_400)).toEqual([])
})

test('N001 an order names the edition of its ad; one of the adult site names none', async () => {
  const deadlineAt = new Date(clock.read().getTime() + 3 * DAY_MS)
  const edition = { number: 19, year: 2026, releaseDate: '2026-05-12' }
  await database.db.insert(editions).values({ ...edition, deadlineAt })
  const cardPaid = { cardCanBePaid: true, cardPrice: 4_900, validDays: 14 }
  const adult = await addSection({ ...cardPaid, brandCode: 'adult', slug: 'ona-hleda-jeho' })
  const editionOf = async (brand: 'general' | 'adult', section: typeof adult) => {
    const { slug } = await addAd(section, { userId: janaId, publishedAt: clock.read() })
    const visitor = { ...asJana, brand }
    const body = { payment_method: 'gp_webpay', promos: [{ promoId: 1 }], addInfo: CONSENT }
    const path = `/api/front/inzrts/${slug}/orderPromos`
    const { data } = (await call('POST', path, body, visitor)).json()

    return data.edition
  }

  expect(await editionOf('general', free)).toEqual(edition)
  expect(await editionOf('adult', adult)).toBeNull()
})

test('an order is nobody else’s: without session or its link it is not there', async () => {
  const { meta } = await buy()
  const path = `/api/front/orders/${meta.order.publicNo}`
  const stranger = await shop.register()

  expect((await call('GET', path)).statusCode).toBe(404)
  expect((await call('GET', `${path}?s=${'a'.repeat(43)}`)).statusCode).toBe(404)
  expect((await call('GET', path, undefined, { token: stranger.token })).statusCode).toBe(404)
  expect(
    (await call('GET', `${path}?s=${meta.signature}`, undefined, { brand: 'adult' })).statusCode,
  ).toBe(404)
  expect((await call('GET', `${path}?s=${meta.signature}`)).statusCode).toBe(200)
})

test('R009 R269 R316 promotions are ordered for a published ad, each kind once', async () => {
  const { slug } = await ownAd()
  const path = `/api/front/inzrts/${slug}/orderPromos`
  const body = (promoIds: number[]) => ({
    payment_method: 'gp_webpay',
    promos: promoIds.map((promoId) => ({ promoId })),
    addInfo: CONSENT,
  })
  expect((await call('POST', path, body([1, 1]), asJana)).statusCode).toBe(422)
  expect((await call('POST', path, body([1, 2, 1]), asJana)).statusCode).toBe(422)
  expect((await call('POST', path, body([99]), asJana)).statusCode).toBe(422)
  expect((await call('POST', path, body([1]))).statusCode).toBe(403)

  const { data, meta } = (await call('POST', path, body([1, 2]), asJana)).json()
  expect([data.kind, data.total]).toEqual(['promo', 6_900])
  await bring(meta.payment.redirect.fields)
  const ad = await stored(slug)
  expect(ad.toppedUntil).toEqual(new Date(clock.read().getTime() + 7 * DAY_MS))
  const order = (await call('GET', `/api/front/orders/${data.publicNo}`, undefined, asJana)).json()
  expect(order.data.ad.toppedUntil).toBe(ad.toppedUntil?.toISOString())
  const more = (await call('POST', path, body([1]), asJana)).json()
  await bring(more.meta.payment.redirect.fields)
  expect((await stored(slug)).highlightedUntil).toEqual(
    new Date(clock.read().getTime() + 14 * DAY_MS),
  )
})

test('R316 a third promotion is refused, even where there is one for sale', async () => {
  const { slug } = await ownAd()
  await database.asOwner('alter table promo_kinds drop constraint promo_kinds_code')
  const { rows } = await database.pool.query(
    `insert into promo_kinds (code, name, days, card_price, sms_price)
     values ('third', 'Třetí', 7, 2500, 3300) returning id`,
  )
  const body = {
    payment_method: 'gp_webpay',
    promos: [1, 2, rows[0].id].map((promoId) => ({ promoId })),
    addInfo: CONSENT,
  }
  const answer = await call('POST', `/api/front/inzrts/${slug}/orderPromos`, body, asJana)

  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toHaveProperty('promos')
  await database.pool.query('delete from promo_kinds where id = $1', [rows[0].id])
})

test.each(['waiting_payment', 'expired', 'closed', 'rejected', 'blocked'] as const)(
  'R269 nothing is sold for an ad that is %s',
  async (state) => {
    const { slug } = await ownAd({ state })
    const body = { payment_method: 'gp_webpay', promos: [{ promoId: 1 }], addInfo: CONSENT }
    const answer = await call('POST', `/api/front/inzrts/${slug}/orderPromos`, body, asJana)

    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict'])
  },
)

test.each([
  [
    'R269',
    'orderPromos',
    { payment_method: 'gp_webpay', promos: [{ promoId: 1 }], addInfo: CONSENT },
  ],
  ['R270', 'orderRenew', { payment_method: 'free' }],
])('%s %s opens by the right password of the ad, and by no other', async (_, name, body) => {
  const { slug } = await addAd(free, {
    adPasswordHash: await shop.identity.passwords.hash(AD_PASSWORD),
    publishedAt: clock.read(),
    validUntil: new Date(clock.read().getTime() + 5 * DAY_MS),
  })
  const statuses = []
  for (const password of [undefined, 'heslo jiného', AD_PASSWORD]) {
    const path = `/api/front/inzrts/${slug}/${name}`
    statuses.push((await call('POST', path, { ...body, password })).statusCode)
  }

  expect(statuses).toEqual([403, 403, 201])
})

test('R010 R270 a free renewal adds the validity, in the last week and no sooner', async () => {
  const ad = await ownAd({ validUntil: new Date(clock.read().getTime() + 5 * DAY_MS) })
  const early = await ownAd()
  const renew = (slug: string) =>
    call('POST', `/api/front/inzrts/${slug}/orderRenew`, { payment_method: 'free' }, asJana)
  const answer = await renew(ad.slug)

  expect(answer.statusCode).toBe(201)
  expect(answer.json().data).toMatchObject({ kind: 'renew', state: 'fulfilled', total: 0 })
  const { validUntil } = await stored(ad.slug)
  expect(validUntil?.getTime()).toBeGreaterThan(clock.read().getTime() + 18 * DAY_MS)
  expect((await renew(early.slug)).statusCode).toBe(409)
})

test('R010 R138 an expired ad of a paid section is renewed by paying a fifth less', async () => {
  const { slug } = await addAd(paid, {
    userId: janaId,
    state: 'expired',
    publishedAt: clock.read(),
    validUntil: new Date(clock.read().getTime() - DAY_MS),
  })
  const path = `/api/front/inzrts/${slug}/orderRenew`
  expect((await call('POST', path, { payment_method: 'free' }, asJana)).statusCode).toBe(422)
  const answer = await call('POST', path, { payment_method: 'gp_webpay', addInfo: CONSENT }, asJana)
  expect(answer.json().data.total).toBe(3_900)
  expect((await stored(slug)).state).toBe('expired')
  await bring(answer.json().meta.payment.redirect.fields)

  expect(await stored(slug)).toMatchObject({ state: 'published' })
  expect(await order(answer.json().data.publicNo)).toMatchObject({ state: 'fulfilled' })
})

test.each([
  ['without a text', { PRCODE: '0', SRCODE: '0' }],
  ['with one in the bank’s old encoding', { PRCODE: '0', SRCODE: '0', RESULTTEXT: '\u008aest' }],
])(
  'R069 an answer of the bank %s pays what was ordered, whatever it costs by now',
  async (_, result) => {
    const { meta } = await buy()
    await database.pool.query('update sections set card_price = 9900 where id = $1', [paid.id])
    expect((await bring(meta.payment.redirect.fields, result)).statusCode).toBe(200)
    await database.pool.query('update sections set card_price = 4900 where id = $1', [paid.id])

    expect(await order(meta.order.publicNo)).toMatchObject({ state: 'fulfilled', total: 4_900 })
  },
)

test('P048 the receipt of a company is made out to it, with its IČO and DIČ', async () => {
  const company = ['Kola Brno s. r. o.', '25596641', 'CZ25596641', 'Cejl 12, 602 00 Brno', janaId]
  await database.pool.query(
    `update users set kind = 'business', company_name = $1, company_id = $2, vat_id = $3,
       company_address = $4 where id = $5`,
    company,
  )
  const { meta } = await buy()
  await bring(meta.payment.redirect.fields)
  const { rows } = await database.pool.query(
    'select customer from receipts join orders on orders.id = order_id where public_no = $1',
    [meta.order.publicNo],
  )
  await database.pool.query(
    `update users set kind = 'private', company_name = null, company_id = null, vat_id = null,
       company_address = null where id = $1`,
    [janaId],
  )

  expect(rows[0].customer).toMatchObject({
    name: 'Kola Brno s. r. o.',
    address: expect.arrayContaining(['Cejl 12, 602 00 Brno']),
    companyId: '25596641',
    vatId: 'CZ25596641',
  })
})

test('money for an ad deleted meanwhile is owed back, not kept, and its page says so', async () => {
  const { data, meta } = await buy()
  await call('POST', `/api/front/inzrts/${data.slug}/state`, { event: 'delete' }, asJana)
  expect((await bring(meta.payment.redirect.fields)).statusCode).toBe(200)
  const [row] = (
    await database.pool.query('select state, refund_amount from orders where public_no = $1', [
      meta.order.publicNo,
    ])
  ).rows

  expect(row).toEqual({ state: 'refund_due', refund_amount: '4900' })
  const { data: shown } = (
    await call('GET', `/api/front/orders/${meta.order.publicNo}?s=${meta.signature}`)
  ).json()
  expect(shown).toMatchObject({ state: 'refund_due', refundAmount: 4_900, isWithdrawn: false })
  expect(shown.refundDueAt).not.toBeNull()
  const told = (await shop.letters(`${shop.jana.nickname}@posta.example`)).map(
    ({ template }) => template,
  )
  expect(told.filter((template) => template === 'orderImpossible')).toHaveLength(1)
})

test('the same key orders once', async () => {
  const { slug } = await ownAd()
  const send = () =>
    shop.ask(`/api/front/inzrts/${slug}/orderPromos`, {
      method: 'POST',
      headers: {
        'x-inzrt-key': 'key-of-the-tests',
        'x-inzrt-brand': 'general',
        'x-inzrt-client': '192.0.2.1',
        authorization: `Bearer ${shop.jana.token}`,
        'idempotency-key': `order-${slug}`,
      },
      payload: { payment_method: 'gp_webpay', promos: [{ promoId: 2 }], addInfo: CONSENT },
    })
  const [one, other] = [await send(), await send()]

  expect(one.statusCode).toBe(201)
  expect(other.json().data.publicNo).toBe(one.json().data.publicNo)
  expect(other.json().meta.payment).toEqual(one.json().meta.payment)
})

test('the key of one ad’s order makes a second order for another ad', async () => {
  const ads = [await ownAd(), await ownAd()]
  const orders = []
  for (const { slug } of ads)
    orders.push(
      await shop.ask(`/api/front/inzrts/${slug}/orderPromos`, {
        method: 'POST',
        headers: {
          ...visitorOf('general'),
          authorization: `Bearer ${shop.jana.token}`,
          'idempotency-key': 'one-key-for-two-ads',
        },
        payload: { payment_method: 'gp_webpay', promos: [{ promoId: 2 }], addInfo: CONSENT },
      }),
    )

  expect(orders.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(new Set(orders.map((answer) => answer.json().data.publicNo)).size).toBe(2)
})

test('R069 a forged or unknown return is told nothing, and no order', async () => {
  const { data, meta } = await buy()
  const { fields } = meta.payment.redirect
  const raw = shop.bank
    .answer(fields, declined)
    .replace('PRCODE=30', 'PRCODE=0')
    .replace('SRCODE=1005', 'SRCODE=0')
  const path = '/api/front/payments/gp_webpay/callback'

  expect((await call('POST', path, { raw })).statusCode).toBe(404)
  expect((await bring({ ...fields, ORDERNUMBER: '999999999' })).statusCode).toBe(404)
  expect((await bring({ ...fields, MERORDERNUM: known.meta.order.publicNo })).statusCode).toBe(404)
  expect((await stored(data.slug)).state).toBe('waiting_payment')
  const { rows } = await database.pool.query(
    `select is_digest_right, is_digest1_right, outcome, length(signature) as length from payment_log
     join payments on payments.id = payment_id
     where bank_order_number = $1 and direction = 'received' order by payment_log.id`,
    [fields.ORDERNUMBER],
  )
  expect(rows).toEqual([
    { is_digest_right: false, is_digest1_right: false, outcome: 'redirected', length: 344 },
    { is_digest_right: true, is_digest1_right: true, outcome: 'redirected', length: 344 },
  ])
})

test.each([
  ['reserved', { state: 'closed', closedReason: 'reserved' }, 'closed', 'withdrawn'],
  ['paused', { state: 'paused' }, 'closed', 'withdrawn'],
  ['blocked', { state: 'blocked' }, 'deleted', null],
  ['sold', { state: 'closed', closedReason: 'sold' }, 'closed', 'sold'],
] as const)(
  'R319 a publication withdrawn from while the ad is %s never comes out again',
  async (_, changes, state, closedReason) => {
    const { data, meta } = await buy()
    await bring(meta.payment.redirect.fields)
    await database.db.update(ads).set(changes).where(eq(ads.slug, data.slug))
    const path = `/api/front/orders/${meta.order.publicNo}/withdraw?s=${meta.signature}`
    expect((await call('POST', path, {})).json().data.state).toBe('refund_due')

    expect(await stored(data.slug)).toMatchObject({ state, closedReason })
    const reopen = { event: 'reopen' }
    const again = await call('POST', `/api/front/inzrts/${data.slug}/state`, reopen, asJana)
    expect(again.statusCode).toBeGreaterThanOrEqual(400)
  },
)

test('R319 who withdraws gets back what was not used, within 14 days', async () => {
  const { data, meta } = await buy()
  await bring(meta.payment.redirect.fields)
  const { validUntil } = await stored(data.slug)
  const whole = (validUntil?.getTime() ?? 0) - clock.read().getTime()
  clock.pass(86_400)
  const path = `/api/front/orders/${meta.order.publicNo}/withdraw?s=${meta.signature}`
  const answer = (await call('POST', path, { reason: 'Rozmyslela jsem si to.' })).json()

  expect(answer.data).toMatchObject({ state: 'refund_due', refundDueAt: expect.any(String) })
  const [row] = (
    await database.pool.query('select refund_amount from orders where public_no = $1', [
      meta.order.publicNo,
    ])
  ).rows
  expect(Number(row.refund_amount)).toBe(Math.ceil((4_900 * (whole - DAY_MS)) / whole))
  expect(await stored(data.slug)).toMatchObject({ state: 'closed', closedReason: 'withdrawn' })
  expect((await call('POST', path, {})).statusCode).toBe(409)
})

const DAY_S = 86_400
const inDays = (days: number) => new Date(clock.read().getTime() + days * DAY_S * 1_000)

/** Somebody without an account orders for their ad and pays. */
const bought = async (slug: string, what: 'orderPromos' | 'orderRenew', chosen: object = {}) => {
  const body = { payment_method: 'gp_webpay', addInfo: CONSENT, password: AD_PASSWORD, ...chosen }

  return (await call('POST', `/api/front/inzrts/${slug}/${what}`, body)).json()
}
type Bought = Awaited<ReturnType<typeof bought>>
const pay = ({ meta }: Bought) => bring(meta.payment.redirect.fields)
const withdraw = async ({ data, meta }: Bought) => {
  const path = `/api/front/orders/${data.publicNo}/withdraw?s=${meta.signature}`

  return (await call('POST', path, {})).json().data
}
const guestAd = async (section: typeof free, changes: object) =>
  addAd(section, {
    adPasswordHash: await shop.identity.passwords.hash(AD_PASSWORD),
    publishedAt: clock.read(),
    ...changes,
  })

test('R319 a promotion that was withdrawn from leaves its time to nobody', async () => {
  const publishedAt = inDays(-5)
  const { slug } = await guestAd(free, { publishedAt, sortAt: publishedAt, validUntil: inDays(20) })
  const topping = { promos: [{ promoId: 2 }] }
  const first = await bought(slug, 'orderPromos', topping)
  await pay(first)
  const second = await bought(slug, 'orderPromos', topping)
  await pay(second)
  expect((await stored(slug)).toppedUntil).toEqual(inDays(14))

  const { total } = await withdraw(first)
  expect((await stored(slug)).toppedUntil).toEqual(inDays(7))
  clock.pass(6 * DAY_S)
  expect((await withdraw(second)).refundAmount).toBe(Math.ceil(total / 7))
  expect(await stored(slug)).toMatchObject({ toppedUntil: null, sortAt: publishedAt })
})

test('R319 a renewal that was withdrawn from leaves its time to nobody', async () => {
  const prices = { isPaidOffer: true, cardCanBePaid: true, cardPrice: 4_900 }
  const section = await addSection({ ...prices, validDays: 3 })
  const { slug } = await guestAd(section, { validUntil: inDays(1) })
  const { validUntil } = await stored(slug)
  const orders = [await bought(slug, 'orderRenew'), await bought(slug, 'orderRenew')]
  for (const one of orders) await pay(one)
  expect(Number((await stored(slug)).validUntil)).toBeGreaterThan(Number(inDays(6)))

  for (const one of orders) expect((await withdraw(one)).state).toBe('refund_due')
  expect((await stored(slug)).validUntil).toEqual(validUntil)
})

test.each([
  { state: 'paused' },
  { state: 'closed', closedReason: 'reserved' },
  { state: 'blocked' },
] as const)('R319 a renewal withdrawn from leaves no time to an ad that is %o', async (changes) => {
  const prices = { isPaidOffer: true, cardCanBePaid: true, cardPrice: 4_900 }
  const section = await addSection({ ...prices, validDays: 3 })
  const { slug } = await guestAd(section, { validUntil: inDays(1) })
  const { validUntil } = await stored(slug)
  const renewal = await bought(slug, 'orderRenew')
  await pay(renewal)
  await database.db.update(ads).set(changes).where(eq(ads.slug, slug))
  expect((await withdraw(renewal)).state).toBe('refund_due')

  expect(await stored(slug)).toMatchObject({ ...changes, validUntil })
})

test('R319 a renewal withdrawn from before the ad was read leaves it expired', async () => {
  const prices = { isPaidOffer: true, cardCanBePaid: true, cardPrice: 4_900 }
  const section = await addSection({ ...prices, requiresApproval: true })
  const { slug } = await guestAd(section, {
    state: 'expired',
    stateReason: 'contact',
    validUntil: inDays(-1),
  })
  const renewal = await bought(slug, 'orderRenew')
  await pay(renewal)
  expect((await stored(slug)).state).toBe('waiting_approval')
  expect((await withdraw(renewal)).refundAmount).toBe(renewal.data.total)

  expect((await stored(slug)).state).toBe('expired')
})
