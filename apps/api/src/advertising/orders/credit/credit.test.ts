import { DAY_MS } from '@inzrt/domain/time'
import { CREDIT_PACKAGES, creditRefund } from '@inzrt/rules/order'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditEntries } from '../../../platform/database/schema/creditEntries.ts'
import { orders } from '../../../platform/database/schema/orders.ts'
import { users } from '../../../platform/database/schema/users.ts'
import { createShop } from '../../../test/createShop.ts'
import { AD_PASSWORD, PASSWORD } from '../../../test/secrets.ts'

const shop = await createShop()
const { bring, call, addAd, free, clock, database, letters } = shop
const { db } = database
const [small, middle] = CREDIT_PACKAGES
const TOPPING = 4_900
const DECLINED = { PRCODE: '30', SRCODE: '1005' }

/** Somebody with an account. */
const createBuyer = async () => {
  const { nickname, token, email } = await shop.register()
  const as = { token }
  const [user] = await db
    .update(users)
    .set({ emailVerifiedAt: clock.read() })
    .where(eq(users.nickname, nickname))
    .returning()
  const userId = user?.id ?? 0

  const read = async () => (await call('GET', '/api/front/me/credit', undefined, as)).json().data
  const ask = (credit: number) => call('POST', '/api/front/me/credit/orders', { credit }, as)

  return {
    userId,
    as,
    email,
    read,
    ask,
    balance: async (): Promise<number> => (await read()).balance,
    buy: async ({ credit }: { credit: number }, result?: Record<string, string>) => {
      const { data, meta } = (await ask(credit)).json()
      await bring(meta.payment.redirect.fields, result)

      return data.publicNo as string
    },
    topping: async (changes: object = {}, who: object = as) => {
      const { slug } = await addAd(free, {
        userId,
        publishedAt: clock.read(),
        validUntil: new Date(clock.read().getTime() + 20 * DAY_MS),
      })

      return call(
        'POST',
        `/api/front/inzrts/${slug}/orderPromos`,
        {
          payment_method: 'credit',
          promos: [{ promoId: 2 }],
          addInfo: { consentStartNow: true },
          ...changes,
        },
        who,
      )
    },
    order: async (publicNo: string) =>
      (await call('GET', `/api/front/orders/${publicNo}`, undefined, as)).json().data,
    withdraw: (publicNo: string) => call('POST', `/api/front/orders/${publicNo}/withdraw`, {}, as),
  }
}

/** What letters of orders paid by credit say, as the law wants it confirmed. */
const paidByCredit = async (email: string) =>
  (await letters(email))
    .filter(({ template, payload }) => template === 'orderPaid' && payload.isByCredit)
    .map(({ payload }) => payload)

test('P052 credit is bought by card, with a receipt of what is saved and a letter', async () => {
  const buyer = await createBuyer()
  const { data, meta } = (await buyer.ask(middle.credit)).json()
  expect(data).toMatchObject({
    kind: 'credit',
    state: 'awaiting_payment',
    total: 45_000,
    vat: 7_810,
    ad: null,
    items: [{ kind: 'credit', label: 'Kredit 500\u00a0Kč', unitPrice: 50_000 }],
    discount: { label: 'Sleva 10\u00a0%', amount: 5_000 },
  })
  expect(meta.payment.redirect.fields.AMOUNT).toBe('45000')
  expect(await buyer.balance()).toBe(0)

  const earlier = await shop.buy()
  await bring(earlier.meta.payment.redirect.fields)
  const { receiptNo: before } = await shop.order(earlier.meta.order.publicNo)
  await bring(meta.payment.redirect.fields)
  await bring(meta.payment.redirect.fields)
  const paid = await buyer.order(data.publicNo)

  expect(paid).toMatchObject({ state: 'fulfilled', retryMethods: [], ad: null })
  expect(Number(paid.receiptNo.slice(1))).toBe(Number(before.slice(1)) + 1)
  expect(await buyer.read()).toEqual({
    balance: 50_000,
    entries: [
      { kind: 'bought', amount: 50_000, publicNo: data.publicNo, at: clock.read().toISOString() },
    ],
  })
  const [letter] = await letters(buyer.email)
  expect(letter).toMatchObject({ template: 'orderPaid', payload: { heading: null, total: 45_000 } })
  const mine = (await call('GET', '/api/front/me/orders', undefined, buyer.as)).json()
  expect(mine.data).toMatchObject([{ publicNo: data.publicNo, kind: 'credit' }])
})

test('P052 credit whose payment the bank refused is paid again, and given once', async () => {
  const buyer = await createBuyer()
  const publicNo = await buyer.buy(small, DECLINED)
  expect(await buyer.order(publicNo)).toMatchObject({
    state: 'failed',
    retryMethods: ['gp_webpay'],
    retryTotals: { gp_webpay: 19_000 },
  })
  const { meta } = (await call('POST', `/api/front/orders/${publicNo}/retry`, {}, buyer.as)).json()
  await bring(meta.payment.redirect.fields)

  expect(await buyer.balance()).toBe(20_000)
  const again = await call('POST', `/api/front/orders/${publicNo}/retry`, {}, buyer.as)
  expect(again.statusCode).toBe(409)
  expect(await buyer.balance()).toBe(20_000)
})

test('P052 a package nobody offers is not sold, nor is any to a guest', async () => {
  const buyer = await createBuyer()
  for (const credit of [-50_000, 0, 1, 50_001])
    expect((await buyer.ask(credit)).statusCode).toBe(422)
  const guest = await call('POST', '/api/front/me/credit/orders', { credit: 50_000 })

  expect(guest.statusCode).toBe(401)
})

test('P052 credit pays a whole order at once, without a bank and a second receipt', async () => {
  const buyer = await createBuyer()
  await buyer.buy(small)
  const { data, meta } = (await buyer.topping()).json()

  expect(meta.payment).toEqual({ method: 'free' })
  expect(data).toMatchObject({ state: 'fulfilled', method: 'credit', total: TOPPING })
  expect(data).toMatchObject({ receiptNo: null, payment: null })
  expect(data.ad.toppedUntil).not.toBeNull()
  const { balance, entries } = await buyer.read()
  expect(balance).toBe(20_000 - TOPPING)
  expect(entries[0]).toMatchObject({ kind: 'spent', amount: -TOPPING, publicNo: data.publicNo })
  const told = await paidByCredit(buyer.email)
  expect(told).toMatchObject([{ publicNo: data.publicNo, total: TOPPING }])
})

test('P052 the desk alone sees the credit of an account and what became of it', async () => {
  const buyer = await createBuyer()
  const admin = await shop.register()
  await db.update(users).set({ scope: 'admin' }).where(eq(users.nickname, admin.nickname))
  await buyer.buy(small)
  await buyer.topping()
  const [user] = await db.select().from(users).where(eq(users.id, buyer.userId))
  const path = `/api/admin/users/${buyer.userId}/credit`
  const { data: listed } = (
    await call('GET', `/api/admin/users?q=${user?.nickname}`, undefined, { token: admin.token })
  ).json()

  expect(listed).toMatchObject([{ id: buyer.userId, credit: 20_000 - TOPPING }])
  expect((await call('GET', path, undefined, { token: admin.token })).json().data).toEqual(
    await buyer.read(),
  )
  expect((await call('GET', path, undefined, buyer.as)).statusCode).toBe(403)
})

test('P052 an order that credit does not reach for is not made', async () => {
  const buyer = await createBuyer()
  const refused = await buyer.topping()

  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors.payment_method[0]).toContain('váš kredit nestačí')
  expect((await call('GET', '/api/front/me/orders', undefined, buyer.as)).json().data).toEqual([])
})

test('P052 nobody pays by the credit of somebody else', async () => {
  const buyer = await createBuyer()
  await buyer.buy(small)
  const other = await createBuyer()
  const byPassword = await buyer.topping({ password: AD_PASSWORD }, {})
  const byAccount = await buyer.topping({}, other.as)
  const own = await addAd(free, {
    adPasswordHash: await shop.identity.passwords.hash(AD_PASSWORD),
    publishedAt: clock.read(),
    validUntil: new Date(clock.read().getTime() + 20 * DAY_MS),
  })
  const asGuest = await call(
    'POST',
    `/api/front/inzrts/${own.slug}/orderPromos`,
    {
      payment_method: 'credit',
      promos: [{ promoId: 2 }],
      password: AD_PASSWORD,
      addInfo: { consentStartNow: true },
    },
    buyer.as,
  )

  expect([byPassword.statusCode, byAccount.statusCode, asGuest.statusCode]).toEqual([403, 403, 422])
  expect(await buyer.balance()).toBe(20_000)
})

test('P052 of windows spending one credit at once only as many pay as it covers', async () => {
  const buyer = await createBuyer()
  await buyer.buy(small)
  const sent = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => buyer.topping()))

  expect(sent.filter(({ statusCode }) => statusCode === 201)).toHaveLength(4)
  expect(await buyer.balance()).toBe(20_000 - 4 * TOPPING)
})

test('P052 a new ad is paid by credit; refused by the desk, it gives the credit back', async () => {
  await bring(
    (
      await call('POST', '/api/front/me/credit/orders', { credit: small.credit }, shop.asJana)
    ).json().meta.payment.redirect.fields,
  )
  const { data, meta } = await shop.buy({ payment_method: 'credit' })
  expect(data.state).toBe('waiting_approval')
  const readBalance = async () =>
    (await call('GET', '/api/front/me/credit', undefined, shop.asJana)).json().data.balance
  expect(await readBalance()).toBe(20_000 - 4_900)
  await call('POST', `/api/front/inzrts/${data.slug}/state`, { event: 'delete' }, shop.asJana)

  expect(await readBalance()).toBe(20_000)
  expect(await shop.order(meta.order.publicNo)).toMatchObject({
    state: 'refunded',
    refundAmount: 4_900,
    refundDueAt: null,
  })
})

test('P052 who withdraws from an order gets credit for the days not used, and a letter', async () => {
  const buyer = await createBuyer()
  await buyer.buy(small)
  const { data } = (await buyer.topping()).json()
  clock.pass(3_600)
  expect((await buyer.withdraw(data.publicNo)).statusCode).toBe(200)
  const back = Math.ceil((TOPPING * (7 * 24 - 1)) / (7 * 24))

  expect(await buyer.order(data.publicNo)).toMatchObject({ state: 'refunded', refundAmount: back })
  expect(await buyer.balance()).toBe(20_000 - TOPPING + back)
  const [letter] = await letters(buyer.email)
  expect(letter).toMatchObject({
    template: 'orderWithdrawn',
    payload: { amount: back, dueAt: null },
  })
})

test('P052 who withdraws from bought credit is owed what was paid for the rest of it', async () => {
  const buyer = await createBuyer()
  const publicNo = await buyer.buy(middle)
  await buyer.topping()
  const sent = await Promise.all([1, 2, 3].map(() => buyer.withdraw(publicNo)))

  expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  expect(await buyer.order(publicNo)).toMatchObject({
    state: 'refund_due',
    refundAmount: 40_590,
    isWithdrawn: true,
  })
  expect(await buyer.balance()).toBe(0)
})

test('P052 two packages withdrawn from at once give back no more than what is left', async () => {
  const buyer = await createBuyer()
  const bought = [await buyer.buy(middle), await buyer.buy(middle)]
  await buyer.topping()
  await Promise.all(bought.map((publicNo) => buyer.withdraw(publicNo)))
  const orders = await Promise.all(bought.map((publicNo) => buyer.order(publicNo)))

  expect(orders.map(({ refundAmount }) => refundAmount).toSorted()).toEqual([40_590, 45_000])
  expect(await buyer.balance()).toBe(0)
})

test('P052 credit is in the export of its account and lapses with it', async () => {
  const buyer = await createBuyer()
  const publicNo = await buyer.buy(small)
  const exported = (await call('GET', '/api/auth/user/export', undefined, buyer.as)).json().data
  expect(exported.credit).toMatchObject([{ kind: 'bought', amount: 20_000, order: publicNo }])
  const { meta } = (await buyer.ask(small.credit)).json()
  await call('DELETE', '/api/auth/user', { password: PASSWORD }, buyer.as)
  await bring(meta.payment.redirect.fields)
  const entries = await db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, buyer.userId))
    .orderBy(creditEntries.id)

  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['bought', 20_000],
    ['lapsed', -20_000],
  ])
  const order = await call(
    'GET',
    `/api/front/orders/${meta.payment.redirect.fields.MERORDERNUM}?s=${meta.signature}`,
  )
  expect(order.json().data).toMatchObject({ state: 'refund_due', refundAmount: 19_000 })
})

/** An order of topping by card that the bank refused, and how its owner pays it otherwise. */
const refused = async (buyer: Awaited<ReturnType<typeof createBuyer>>) => {
  const { data, meta } = (await buyer.topping({ payment_method: 'gp_webpay' })).json()
  await bring(meta.payment.redirect.fields, DECLINED)
  const path = `/api/front/orders/${data.publicNo}/retry`

  return {
    publicNo: data.publicNo as string,
    fields: meta.payment.redirect.fields,
    signature: meta.signature as string,
    pay: (who: object = buyer.as, s = '') =>
      call('POST', `${path}${s && `?s=${s}`}`, { payment_method: 'credit' }, who),
  }
}

test('P052 in any order of events credit and money add up to the hundredth', async () => {
  const event = fc.oneof(
    fc.record({ what: fc.constant('buy' as const), of: fc.constantFrom(...CREDIT_PACKAGES) }),
    fc.record({ what: fc.constant('refuse' as const), of: fc.constantFrom(...CREDIT_PACKAGES) }),
    fc.record({ what: fc.constant('spend' as const), times: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ what: fc.constant('spend after a refusal' as const) }),
    fc.record({ what: fc.constant('withdraw' as const), which: fc.nat(7) }),
    fc.record({ what: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 600 }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 2, maxLength: 10 }), async (events) => {
      const buyer = await createBuyer()
      const made: { publicNo: string; bought?: (typeof CREDIT_PACKAGES)[number] }[] = []
      let balance = 0
      for (const happens of events) {
        if (happens.what === 'wait') clock.pass(happens.seconds)
        if (happens.what === 'refuse') await buyer.buy(happens.of, DECLINED)
        if (happens.what === 'buy') {
          made.push({ publicNo: await buyer.buy(happens.of), bought: happens.of })
          balance += happens.of.credit
        }
        if (happens.what === 'spend') {
          const sent = await Promise.all(
            Array.from({ length: happens.times }, () => buyer.topping()),
          )
          const paid = sent.filter(({ statusCode }) => statusCode === 201)
          expect(paid).toHaveLength(Math.min(happens.times, Math.floor(balance / TOPPING)))
          made.push(...paid.map((answer) => ({ publicNo: answer.json().data.publicNo as string })))
          balance -= paid.length * TOPPING
        }
        if (happens.what === 'spend after a refusal') {
          const { publicNo, pay } = await refused(buyer)
          const answers = await Promise.all([pay(), pay()])
          const paid = answers.filter(({ statusCode }) => statusCode === 200)
          expect(paid).toHaveLength(balance >= TOPPING ? 1 : 0)
          if (paid.length > 0) made.push({ publicNo })
          balance -= paid.length * TOPPING
        }
        const withdrawn = happens.what === 'withdraw' ? made[happens.which] : undefined
        if (withdrawn) {
          const { statusCode } = await buyer.withdraw(withdrawn.publicNo)
          const { refundAmount } = await buyer.order(withdrawn.publicNo)
          const { bought } = withdrawn
          const taken = bought ? Math.min(balance, bought.credit) : 0
          if (statusCode === 200 && bought) {
            expect(refundAmount).toBe(creditRefund(bought, taken))
            balance -= taken
          }
          if (statusCode === 200 && !bought) {
            expect(refundAmount).toBeLessThanOrEqual(TOPPING)
            balance += refundAmount
          }
        }
        expect(await buyer.balance()).toBe(balance)
        expect(balance).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 12 },
  )
})

test('P052 an order that the bank refused is paid by credit, once, as far as it reaches', async () => {
  const buyer = await createBuyer()
  const { publicNo, pay, fields } = await refused(buyer)
  expect(await buyer.order(publicNo)).toMatchObject({
    state: 'failed',
    retryMethods: ['gp_webpay', 'sms'],
  })
  expect((await pay()).statusCode).toBe(409)
  await buyer.buy(small)
  expect(await buyer.order(publicNo)).toMatchObject({
    retryMethods: ['gp_webpay', 'sms', 'credit'],
    retryTotals: { gp_webpay: TOPPING, credit: TOPPING },
  })
  const answers = await Promise.all([pay(), pay()])

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await paidByCredit(buyer.email)).toMatchObject([{ publicNo, total: TOPPING }])
  expect(await buyer.balance()).toBe(small.credit - TOPPING)
  expect(await buyer.order(publicNo)).toMatchObject({
    state: 'fulfilled',
    method: 'credit',
    receiptNo: null,
    retryMethods: [],
  })
  await bring(fields)
  expect(await buyer.balance()).toBe(small.credit - TOPPING)
  await buyer.withdraw(publicNo)
  expect(await buyer.balance()).toBe(small.credit)
})

test('P052 credit of an order’s owner is not offered to those who only have the link', async () => {
  const buyer = await createBuyer()
  await buyer.buy(small)
  const { publicNo, pay, signature } = await refused(buyer)
  const other = await createBuyer()
  await other.buy(small)
  const path = `/api/front/orders/${publicNo}?s=${signature}`
  const seen = (await call('GET', path, undefined, other.as)).json().data

  expect(seen.retryMethods).toEqual(['gp_webpay', 'sms'])
  expect((await pay({}, signature)).statusCode).toBe(409)
  expect((await pay(other.as, signature)).statusCode).toBe(409)
  expect([await buyer.balance(), await other.balance()]).toEqual([small.credit, small.credit])
})

test('P052 an order that expired is paid by credit as a new one', async () => {
  const buyer = await createBuyer()
  await buyer.buy(small)
  const { publicNo, pay } = await refused(buyer)
  await db.update(orders).set({ state: 'expired' }).where(eq(orders.publicNo, publicNo))
  const again = (await pay()).json().data

  expect(again).toMatchObject({ state: 'fulfilled', method: 'credit', total: TOPPING })
  expect(again.publicNo).not.toBe(publicNo)
  expect(await buyer.balance()).toBe(small.credit - TOPPING)
})
