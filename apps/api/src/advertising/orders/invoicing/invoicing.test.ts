import { INVOICE_DEFAULTS } from '@inzrt/rules/order'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coupons } from '../../../platform/database/schema/coupons.ts'
import { jobFailures } from '../../../platform/database/schema/jobFailures.ts'
import { receipts } from '../../../platform/database/schema/receipts.ts'
import { users } from '../../../platform/database/schema/users.ts'
import { RowsFailed } from '../../../platform/jobs/RowsFailed.ts'
import { createPartners } from '../../../test/createPartners.ts'
import { AD_PASSWORD, PASSWORD } from '../../../test/secrets.ts'
import { spoilRow } from '../../../test/spoilRow.ts'

const shop = await createPartners()
const { createCompany, invoiceOf, note, remind, books, call, clock, letters, database } = shop
const { db } = database
const TOPPING = 4_900
const DAY = 86_400
const DAY_MS = DAY * 1_000

const documentsOf = async (publicNo: string) =>
  (
    await database.pool.query(
      `select receipts.* from receipts join orders on orders.id = order_id
       where public_no = $1 order by receipts.id`,
      [publicNo],
    )
  ).rows
const bought = async (company: Company, changes = {}) => {
  const answer = await company.topping(changes)
  expect(answer.statusCode).toBe(201)

  return answer.json().data
}
type Company = Awaited<ReturnType<typeof createCompany>>
const readSection = await shop.addSection({
  cardCanBePaid: true,
  cardPrice: TOPPING,
  validDays: 14,
  isPaidOffer: true,
  slug: 'ctena',
  requiresApproval: true,
})
const sentTo = async (email: string) => (await letters(email)).map(({ template }) => template)

test('P051 what a partner orders by invoice is granted at once, with what the law asks', async () => {
  const company = await createCompany()
  const paid = await shop.buy()
  await shop.bring(paid.meta.payment.redirect.fields)
  const { receiptNo: before } = await shop.order(paid.meta.order.publicNo)
  const { data, meta } = (await company.topping()).json()
  const dueAt = '2026-05-18T21:59:59.000Z'

  expect(meta.payment).toEqual({ method: 'invoice', dueAt })
  expect(data).toMatchObject({ state: 'fulfilled', method: 'invoice', total: TOPPING, vat: 850 })
  expect(data.ad.toppedUntil).not.toBeNull()
  expect(Number(data.receiptNo.slice(1))).toBe(Number(before.slice(1)) + 1)
  expect(data.invoice).toEqual({
    dueAt,
    paidAt: null,
    owed: TOPPING,
    takenBack: 0,
    account: '0000000000/0000',
    symbol: data.receiptNo.slice(1),
  })
  expect(await documentsOf(data.publicNo)).toMatchObject([
    {
      kind: 'invoice',
      number: data.receiptNo,
      total: String(TOPPING),
      vat: '850',
      supplier: { account: '0000000000/0000' },
      customer: {
        name: `Kola ${company.companyId} s. r. o.`,
        address: ['Cejl 12, 602 00 Brno', company.email],
        companyId: company.companyId,
        vatId: `CZ${company.companyId}`,
      },
    },
  ])
  const [letter] = await letters(company.email)
  expect(letter).toMatchObject({
    template: 'invoiceIssued',
    payload: { number: data.receiptNo, owed: TOPPING, dueAt, symbol: data.receiptNo.slice(1) },
  })
  const path = `/api/front/orders/${data.publicNo}/receipt`
  const { data: file } = (await call('GET', path, undefined, await company.as())).json()
  expect(file.fileName).toBe(`faktura-${data.receiptNo}.pdf`)
  expect(Buffer.from(file.pdf, 'base64').toString('latin1')).toMatch(/^%PDF/)
})

test('P051 nobody but a partner pays by invoice, and is told so in words', async () => {
  const company = await createCompany({ isPartner: false })
  const partner = await createCompany()
  const byPassword = { password: AD_PASSWORD }
  const { slug } = await shop.addAd(shop.free, {
    adPasswordHash: await shop.identity.passwords.hash(AD_PASSWORD),
    publishedAt: clock.read(),
    validUntil: new Date(clock.read().getTime() + 20 * DAY_MS),
  })
  const order = {
    payment_method: 'invoice',
    promos: [{ promoId: 2 }],
    ...byPassword,
    addInfo: { consentStartNow: true },
  }
  const path = `/api/front/inzrts/${slug}/orderPromos`
  const refused = [
    await company.topping(),
    await call('POST', path, order),
    await call('POST', path, order, await partner.as()),
    await shop.place(
      shop.adOf(shop.paid, {
        payment_method: 'invoice',
        addInfo: { rulesAcceptedAt: '2026-05-04T08:00:00Z', consentStartNow: true },
      }),
    ),
  ]

  for (const answer of refused) {
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.payment_method[0]).toContain('jen schválení obchodní partneři')
  }
  expect(await company.terms()).toBeNull()
  expect((await call('GET', '/api/front/me/invoicing')).statusCode).toBe(401)
})

test('P051 the desk makes only companies partners, with a limit and days, and it is logged', async () => {
  const company = await createCompany({ isPartner: false })
  const { nickname, token } = await shop.register()
  const [person] = (
    await call('GET', `/api/admin/users?q=${nickname}`, undefined, await shop.asAdmin())
  ).json().data
  const change = { mark: person.mark, scope: 'user', isBlocked: false, isPartner: true }
  const refused = await call('PUT', `/api/admin/users/${person.id}`, change, await shop.asAdmin())
  expect(refused.json().errors.isPartner[0]).toContain('jen firma')

  for (const wrong of [{ invoiceLimit: 0 }, { invoiceDays: 6 }, { invoiceDays: 61 }])
    expect((await company.letPay(wrong)).statusCode).toBe(422)
  const { data } = (await company.letPay({ invoiceLimit: 50_000, invoiceDays: 30 })).json()
  expect(data).toMatchObject({ isPartner: true, invoiceLimit: 50_000, invoiceDays: 30 })
  expect(await company.terms()).toEqual({ days: 30, limit: 50_000, owed: 0, isLate: false })
  const { data: listed } = (
    await call('GET', '/api/admin/users', undefined, await shop.asAdmin())
  ).json()
  expect(listed.map(({ id }: { id: number }) => id)).toContain(company.userId)
  const { data: log } = (
    await call('GET', '/api/admin/audit', undefined, await shop.asAdmin())
  ).json()
  expect(log[0]).toMatchObject({
    action: 'changed',
    entity: 'user',
    entityId: company.userId,
    actor: shop.adminName,
    detail: { isPartner: { was: false, is: true }, invoiceDays: { was: 14, is: 30 } },
  })
  expect((await call('GET', '/api/admin/invoices', undefined, { token })).statusCode).toBe(403)
})

test('P051 an account that goes over to another company is a partner no more', async () => {
  const company = await createCompany()
  const { mark } = await company.atDesk()
  await db.update(users).set({ companyId: '25596641' }).where(eq(users.id, company.userId))

  expect(await company.terms()).toBeNull()
  expect((await company.topping()).statusCode).toBe(422)
  const body = { mark, scope: 'user', isBlocked: false, isPartner: true }
  const late = await call('PUT', `/api/admin/users/${company.userId}`, body, await shop.asAdmin())
  expect(late.statusCode).toBe(409)
})

test('P051 over the limit nothing more is ordered by invoice, also by many windows at once', async () => {
  const company = await createCompany({ invoiceLimit: 20_000 })
  const sent = await Promise.all([1, 2, 3, 4, 5, 6].map(() => company.topping()))
  const refused = sent.filter(({ statusCode }) => statusCode === 422)

  expect(sent.filter(({ statusCode }) => statusCode === 201)).toHaveLength(4)
  expect(refused[0]?.json().errors.payment_method[0]).toMatch(/nejvýš 200.Kč, teď je to 196.Kč/)
  expect(await company.terms()).toMatchObject({ owed: 4 * TOPPING })
  const [first] = (await books()).invoices.filter((one) => one.companyId === company.companyId)
  await note(first?.publicNo ?? '', true)
  expect((await company.topping()).statusCode).toBe(201)
})

test('P051 with something late for days no invoice is made, other ways of payment are', async () => {
  const company = await createCompany({ invoiceDays: 7 })
  const { publicNo } = await bought(company)
  clock.pass(10 * DAY)
  expect(await company.terms()).toMatchObject({ isLate: false })
  expect((await books()).late).toMatchObject({ count: 1, owed: TOPPING })
  clock.pass(DAY)
  const refused = await company.topping()
  expect(refused.json().errors.payment_method[0]).toContain('fakturu po splatnosti')
  expect((await company.topping({ payment_method: 'gp_webpay' })).statusCode).toBe(201)
  await note(publicNo, true)

  expect((await company.topping()).statusCode).toBe(201)
  for (const { publicNo: open } of (await books()).invoices) await note(open, true)
})

test('P051 an invoice is marked paid once, and a mistake undone while it can be', async () => {
  const company = await createCompany()
  const { publicNo, receiptNo } = await bought(company)
  const sent = await Promise.all([1, 2, 3].map(() => note(publicNo, true)))

  expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  expect(await company.order(publicNo)).toMatchObject({
    invoice: { owed: 0, paidAt: clock.read().toISOString() },
  })
  expect((await note(publicNo, false)).statusCode).toBe(200)
  expect((await note(publicNo, false)).statusCode).toBe(409)
  expect(await company.terms()).toMatchObject({ owed: TOPPING })
  await note(publicNo, true)
  const { data: log } = (
    await call('GET', '/api/admin/audit', undefined, await shop.asAdmin())
  ).json()
  expect(log.slice(0, 2)).toMatchObject([
    { action: 'paid', entity: 'invoice', detail: { note: receiptNo, amount: TOPPING } },
    { action: 'refused', entity: 'invoice' },
  ])
  clock.pass(30 * DAY - 1)
  expect((await note(publicNo, false)).statusCode).toBe(200)
  await note(publicNo, true)
  clock.pass(30 * DAY)
  expect(await invoiceOf(publicNo)).toBeUndefined()
  expect((await note(publicNo, false)).statusCode).toBe(409)
})

test('P051 a coupon lowers an invoice to the hundredth; one that pays it all leaves none', async () => {
  const company = await createCompany()
  const coupon = { kind: 'percent' as const, services: ['topping' as const], usesPerPerson: 5 }
  await db.insert(coupons).values([
    { ...coupon, code: 'TRETINA', value: 33 },
    { ...coupon, code: 'VSECHNO', value: 100 },
  ])
  const { publicNo, total, vat } = await bought(company, { coupon: 'TRETINA' })
  expect([total, vat]).toEqual([3_283, 570])
  expect(await documentsOf(publicNo)).toMatchObject([{ total: '3283', vat: '570' }])
  const free = await bought(company, { coupon: 'VSECHNO' })

  expect(free).toMatchObject({ method: 'free', receiptNo: null, invoice: null })
  expect(await company.terms()).toMatchObject({ owed: 3_283 })
})

test('P051 reminders come once each, before and after the due date, from two workers too', async () => {
  const company = await createCompany()
  const { publicNo } = await bought(company)
  const reminders = async () =>
    (await letters(company.email))
      .filter(({ template }) => template === 'invoiceReminder')
      .map(({ payload }) => (payload as { isLate: boolean }).isLate)
      .reverse()
  const both = () => Promise.all([remind(), remind()])

  clock.pass(11 * DAY)
  await both()
  expect(await reminders()).toEqual([])
  clock.pass(DAY)
  await both()
  await both()
  expect(await reminders()).toEqual([false])
  clock.pass(4 * DAY)
  await both()
  expect(await reminders()).toEqual([false, true])
  clock.pass(-10 * DAY)
  await both()
  clock.pass(10 * DAY)
  await both()
  expect(await reminders()).toEqual([false, true])
  // Due for thirteen days, then for fourteen.
  clock.pass(12 * DAY)
  await both()
  expect(await reminders()).toEqual([false, true])
  clock.pass(DAY)
  await both()
  expect(await reminders()).toEqual([false, true, true])
  await note(publicNo, true)
  clock.pass(14 * DAY)
  await both()

  expect(await reminders()).toEqual([false, true, true])
})

test('P051 an invoice that fell due unseen is announced once, as late', async () => {
  const company = await createCompany()
  await bought(company)
  clock.pass(40 * DAY)
  await remind()
  const told = (await letters(company.email)).filter(
    ({ template }) => template === 'invoiceReminder',
  )

  expect(told).toMatchObject([{ payload: { isLate: true, owed: TOPPING } }])
})

/** An ad of a company that a person reads before it is out, paid by invoice. */
const announced = async (company: Company) => {
  const body = shop.adOf(readSection, { payment_method: 'invoice', email: company.email })

  return shop.place(body, await company.as())
}

const takeDown = async (company: Company, slug: string) =>
  call('POST', `/api/front/inzrts/${slug}/state`, { event: 'delete' }, await company.as())

test('P051 an ad gone before it was out is owed nothing for, by a document of its own', async () => {
  const company = await createCompany()
  const { data, meta } = (await announced(company)).json()
  const { publicNo } = meta.order
  expect([data.state, meta.payment.method]).toEqual(['waiting_approval', 'invoice'])
  expect(await company.terms()).toMatchObject({ owed: TOPPING })
  await takeDown(company, data.slug)
  const order = await company.order(publicNo)

  expect(await company.terms()).toMatchObject({ owed: 0 })
  expect(order).toMatchObject({
    state: 'refunded',
    refundAmount: TOPPING,
    refundDueAt: null,
    invoice: { owed: 0, takenBack: TOPPING },
  })
  const [invoice, correction] = await documentsOf(publicNo)
  expect(correction).toMatchObject({
    kind: 'credit_note',
    number: order.creditNoteNo,
    customer: invoice?.customer,
    total: String(-TOPPING),
    vat: String(-Math.round((TOPPING * 21) / 121)),
  })
  expect(Number(order.creditNoteNo.slice(1))).toBe(Number(order.receiptNo.slice(1)) + 1)
  const path = `/api/front/orders/${publicNo}/receipt`
  const { data: file } = (
    await call('GET', `${path}?isCorrection=1`, undefined, await company.as())
  ).json()
  expect(file.fileName).toBe(`opravny-doklad-${order.creditNoteNo}.pdf`)
  expect((await call('GET', path, undefined, await company.as())).json().data.number).toBe(
    order.receiptNo,
  )
})

test('P051 money is owed back for a paid ad that is gone, and that payment cannot be undone', async () => {
  const company = await createCompany()
  const { data, meta } = (await announced(company)).json()
  const { publicNo } = meta.order
  await note(publicNo, true)
  await takeDown(company, data.slug)

  expect(await company.order(publicNo)).toMatchObject({
    state: 'refund_due',
    refundAmount: TOPPING,
    invoice: { owed: 0, takenBack: 0 },
  })
  expect((await documentsOf(publicNo)).map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
  expect((await note(publicNo, false)).statusCode).toBe(409)
  const { data: owed } = (
    await call('GET', '/api/admin/money', undefined, await shop.asAdmin())
  ).json()
  expect(owed.find((one: { publicNo: string }) => one.publicNo === publicNo)).toMatchObject({
    kind: 'refund',
    amount: TOPPING,
  })
})

test('P051 invoices are in the export of an account, and outlive it with what is owed', async () => {
  const company = await createCompany()
  const { publicNo, receiptNo } = await bought(company)
  const exported = (
    await call('GET', '/api/auth/user/export', undefined, await company.as())
  ).json()
  expect(exported.invoices ?? exported.data.invoices).toMatchObject([
    { number: receiptNo, order: publicNo, total: TOPPING, takenBack: 0, paidAt: null },
  ])
  const gone = await call('DELETE', '/api/auth/user', { password: PASSWORD }, await company.as())
  expect(gone.statusCode).toBe(200)

  expect(await invoiceOf(publicNo)).toMatchObject({
    number: receiptNo,
    companyId: company.companyId,
    owed: TOPPING,
    customer: `Kola ${company.companyId} s. r. o.`,
  })
  expect((await note(publicNo, true)).statusCode).toBe(200)
  expect(await documentsOf(publicNo)).toHaveLength(1)
})

test('P051 in any order of events what is owed adds up to the hundredth', async () => {
  const which = fc.nat(6)
  const event = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        what: fc.constant('order' as const),
        times: fc.integer({ min: 1, max: 3 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        what: fc.constant('note' as const),
        which,
        isPaid: fc.boolean(),
        times: fc.integer({ min: 1, max: 2 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        what: fc.constant('takeDown' as const),
        which,
        times: fc.integer({ min: 1, max: 2 }),
      }),
    },
    fc.record({ what: fc.constant('partner' as const), isPartner: fc.boolean() }),
    fc.record({ what: fc.constant('remind' as const) }),
    fc.record({ what: fc.constant('wait' as const), seconds: fc.constantFrom(600, DAY, 9 * DAY) }),
  )
  type Made = {
    publicNo: string
    slug: string
    dueAt: number
    paid: boolean
    back: number
    isGone: boolean
  }

  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 12 }), async (events) => {
      const LIMIT = 22_000
      const company = await createCompany({ invoiceLimit: LIMIT, invoiceDays: 7 })
      const made: Made[] = []
      let isPartner = true
      const owedFor = ({ paid, back }: Made) => (paid ? 0 : TOPPING - back)
      const owed = () => made.reduce((sum, one) => sum + owedFor(one), 0)
      for (const happens of events) {
        const now = clock.read().getTime()
        if (happens.what === 'wait') clock.pass(happens.seconds)
        if (happens.what === 'remind') await Promise.all([remind(), remind()])
        if (happens.what === 'partner') {
          isPartner = happens.isPartner
          await company.letPay({ isPartner })
        }
        if (happens.what === 'order') {
          const isLate = made.some((one) => owedFor(one) > 0 && one.dueAt + 3 * DAY_MS < now)
          const room = isPartner && !isLate ? Math.floor((LIMIT - owed()) / TOPPING) : 0
          const sent = await Promise.all(
            Array.from({ length: happens.times }, () => announced(company)),
          )
          const taken = sent.filter(({ statusCode }) => statusCode === 201)
          expect(taken).toHaveLength(Math.min(happens.times, Math.max(room, 0)))
          for (const answer of taken) {
            const { data, meta } = answer.json()
            made.push({
              publicNo: meta.order.publicNo,
              slug: data.slug,
              dueAt: Date.parse(meta.payment.dueAt),
              paid: false,
              back: 0,
              isGone: false,
            })
          }
        }
        const one = 'which' in happens ? made[happens.which] : undefined
        if (happens.what === 'note' && one) {
          const { isPaid, times } = happens
          const sent = await Promise.all(
            Array.from({ length: times }, () => note(one.publicNo, isPaid)),
          )
          const done = sent.filter(({ statusCode }) => statusCode === 200).length
          if (isPaid) expect(done).toBe(owedFor(one) > 0 ? 1 : 0)
          expect(done).toBeLessThanOrEqual(1)
          if (done === 1) one.paid = isPaid
        }
        if (happens.what === 'takeDown' && one) {
          const sent = await Promise.all(
            Array.from({ length: happens.times }, () => takeDown(company, one.slug)),
          )
          const done = sent.filter(({ statusCode }) => statusCode === 200).length
          expect(done).toBeLessThanOrEqual(one.isGone ? 0 : 1)
          if (done === 1) {
            const { state, refundAmount } = await company.order(one.publicNo)
            expect(state).toBe(one.paid ? 'refund_due' : 'refunded')
            if (!one.paid) one.back = refundAmount
            one.isGone = true
          }
        }
        const mine = (await books()).invoices.filter(
          ({ companyId }) => companyId === company.companyId,
        )
        expect(mine.reduce((sum, { owed: rest }) => sum + rest, 0)).toBe(owed())
        expect(await company.terms()).toEqual(
          isPartner ? expect.objectContaining({ owed: owed(), limit: LIMIT }) : null,
        )
      }
      const told = (await sentTo(company.email)).filter((name) => name === 'invoiceIssued')
      expect(told).toHaveLength(made.length)
    }),
    { numRuns: 12 },
  )
})

test('P051 documents of all kinds are numbered in one series without a gap', async () => {
  const numbers = (await db.select({ number: receipts.number }).from(receipts))
    .map(({ number }) => Number(number.slice(5)))
    .toSorted((one, other) => one - other)

  expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  expect(INVOICE_DEFAULTS).toEqual({ limit: 1_000_000, days: 14 })
})

test('P051 an invoice that cannot be reminded of holds up no other', async () => {
  const [company, other] = [await createCompany(), await createCompany()]
  await bought(company)
  await bought(other)
  clock.pass(12 * DAY)
  const mend = await spoilRow(database, 'outbox', `new.recipient = '${company.email}'`)
  await expect(remind()).rejects.toBeInstanceOf(RowsFailed)
  expect(await sentTo(other.email)).toContain('invoiceReminder')
  await remind()
  await mend()
  await db.delete(jobFailures)
  await remind()

  expect(await sentTo(company.email)).toContain('invoiceReminder')
})
