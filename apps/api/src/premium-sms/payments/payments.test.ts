import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../platform/database/schema/orders.ts'
import { outbox } from '../../platform/database/schema/outbox.ts'
import { receipts } from '../../platform/database/schema/receipts.ts'
import { smsPaymentParts } from '../../platform/database/schema/sms.ts'
import { users } from '../../platform/database/schema/users.ts'
import { anyNumber, createSmsWorld } from '../../test/createSmsWorld.ts'
import { sweepSms } from '../receiving/sweepSms.ts'

const { database, send, texts, inboundOf, call, register, clock, ...world } = await createSmsWorld()
const { db } = database
const section = await world.addSection({
  slug: 'sluzby',
  name: 'Služby',
  isPaidOffer: true,
  cardCanBePaid: true,
  cardPrice: 4_900,
  smsCanBePaid: true,
  smsPrice: 7_900,
  smsNumber: '9033379',
  smsKeyword: 'IN SLUZBY',
})
const person = await register()
const [owner] = await db.select().from(users).where(eq(users.nickname, person.nickname))

/** Promotions of an ad, ordered by SMS. */
const order = async (promoIds: readonly number[] = [1]) => {
  const ad = await world.addAd(section, { userId: owner?.id ?? 0 })
  const answer = await call(
    'POST',
    `/api/front/inzrts/${ad.slug}/orderPromos`,
    {
      payment_method: 'sms',
      promos: promoIds.map((promoId) => ({ promoId })),
      addInfo: { consentStartNow: true },
    },
    { token: person.token },
  )
  const { data, meta } = answer.json()

  return { ad, publicNo: data.publicNo as string, payment: meta.payment }
}
const stateOf = async (publicNo: string) =>
  (await call('GET', `/api/front/orders/${publicNo}`, undefined, { token: person.token })).json()
const rowOf = async (publicNo: string) => {
  const [row] = await db.select().from(orders).where(eq(orders.publicNo, publicNo))
  return row
}
const pay = (entry: { textToSend: string; destinationNumber: string }, from = anyNumber()) =>
  send(entry.textToSend, { from, to: entry.destinationNumber })
const receiptsOf = async (publicNo: string) =>
  db.$count(receipts, eq(receipts.orderId, (await rowOf(publicNo))?.id ?? 0))

test('R179 an order by SMS says for each item what to send where, and what it costs', async () => {
  const { payment, publicNo } = await order([1, 2])

  expect(payment).toEqual({
    method: 'sms',
    entries: [
      {
        label: 'Zvýraznění 7\u00a0dní – 33\u00a0Kč',
        textToSend: expect.stringMatching(/^IN [2-9A-HJKMNP-Z]{8}$/),
        destinationNumber: '9033333',
        isReceived: false,
      },
      {
        label: 'Topování 7\u00a0dní – 79\u00a0Kč',
        textToSend: expect.stringMatching(/^IN [2-9A-HJKMNP-Z]{8}$/),
        destinationNumber: '9033379',
        isReceived: false,
      },
    ],
    pollUrl: expect.stringContaining(`/api/front/orders/${publicNo}`),
    note: 'Cena SMS 33\u00a0Kč a\u00a079\u00a0Kč vč. DPH.',
  })
})

test('R148 publication in a paid section has its own number and keyword', async () => {
  const answer = await world.place(
    world.adOf(section, { payment_method: 'sms', addInfo: { ...START, consentStartNow: true } }),
    { token: person.token },
  )
  const [entry] = answer.json().meta.payment.entries
  await pay(entry)

  expect(entry).toMatchObject({ destinationNumber: '9033379' })
  expect(entry.textToSend).toMatch(/^IN SLUZBY \w{8}$/)
  expect(await rowOf(answer.json().meta.order.publicNo)).toMatchObject({ total: 7_900 })
  expect((await rowOf(answer.json().meta.order.publicNo))?.paidAt).not.toBeNull()
})
const START = { rulesAcceptedAt: '2026-05-04T08:00:00Z' }

test('R179 R240 a message pays its order once; it is delivered, shown and told to the sender', async () => {
  const { payment, publicNo } = await order()
  const from = anyNumber()
  expect((await stateOf(publicNo)).data.state).toBe('awaiting_payment')
  await pay(payment.entries[0], from)

  expect((await stateOf(publicNo)).data).toMatchObject({ state: 'fulfilled', total: 3_300 })
  expect(await texts(from)).toEqual(['Dekujeme, objednavka je zaplacena.'])
  expect(await receiptsOf(publicNo)).toBe(1)
})

test('R179 anyone who pays on one site is answered under its name, never under the other’s', async () => {
  const { payment } = await order()
  const brandOfAnswer = async (to: string) => {
    const [text] = await db.select().from(outbox).where(eq(outbox.recipient, to))

    return text?.brandCode
  }
  const [payer, stray, dater] = [anyNumber(), anyNumber(), anyNumber()]
  await pay(payment.entries[0], payer)
  await send('IN AAAA2222', { from: stray, to: '9093379' })
  await send('IN IE Zena 52, Brno, hleda partnera na vylety', { from: dater })

  expect(await brandOfAnswer(payer)).toBe('general')
  expect(await brandOfAnswer(stray)).toBe('adult')
  expect(await brandOfAnswer(dater)).toBe('adult')
})

test('the first of two messages pays nothing yet, both pay all, in any order', async () => {
  const { payment, publicNo } = await order([1, 2])
  const from = anyNumber()
  await pay(payment.entries[1], from)
  const between = await stateOf(publicNo)
  await pay(payment.entries[0], from)

  expect(between.data.state).toBe('awaiting_payment')
  expect(
    between.meta.payment.entries.map(({ isReceived }: { isReceived: boolean }) => isReceived),
  ).toEqual([false, true])
  expect((await inboundOf(from)).map(({ outcome }) => outcome)).toEqual(['paid', 'part_paid'])
  expect((await stateOf(publicNo)).data).toMatchObject({ state: 'fulfilled', total: 11_200 })
  expect(await receiptsOf(publicNo)).toBe(1)
})

test('a second message for what is paid changes nothing and is owed back', async () => {
  const { payment, publicNo } = await order()
  const from = anyNumber()
  await pay(payment.entries[0])
  await pay(payment.entries[0], from)

  expect(await inboundOf(from)).toMatchObject([{ outcome: 'already_paid', refundAmount: 3_300 }])
  expect(await receiptsOf(publicNo)).toBe(1)
})

test('ten messages for one code at once pay once, and nine are owed back', async () => {
  const { payment, publicNo } = await order()
  const senders = Array.from({ length: 10 }, anyNumber)
  await Promise.all(senders.map((from) => pay(payment.entries[0], from)))
  const outcomes = await Promise.all(senders.map(async (from) => (await inboundOf(from))[0]))

  expect(outcomes.filter((one) => one?.outcome === 'paid')).toHaveLength(1)
  expect(outcomes.filter((one) => one?.refundAmount === 3_300)).toHaveLength(9)
  expect(await receiptsOf(publicNo)).toBe(1)
})

test.each(['9033379', '9093333', '9033334'])(
  'a message to %s, a number of another price or site, is owed back',
  async (number) => {
    const { payment, publicNo } = await order()
    const from = anyNumber()
    const [entry] = payment.entries
    await pay({ ...entry, destinationNumber: number }, from)

    expect((await stateOf(publicNo)).data.state).toBe('awaiting_payment')
    expect(await inboundOf(from)).toMatchObject([
      { outcome: 'wrong_number', refundAmount: Number(number.slice(-2)) * 100 },
    ])
    expect((await texts(from))[0]).toContain('Poslete ji prosim na 9033333.')
    await pay(entry, from)
    expect((await stateOf(publicNo)).data.state).toBe('fulfilled')
  },
)

test('a code nobody was given pays nothing and is owed back', async () => {
  const from = anyNumber()
  await send('IN ZZZZZZZZ', { from, to: '9033333' })

  expect(await inboundOf(from)).toMatchObject([{ outcome: 'unknown_code', refundAmount: 3_300 }])
})

const expire = (publicNo: string) =>
  db.update(orders).set({ state: 'expired' }).where(eq(orders.publicNo, publicNo))

test('a message that comes after its order expired still pays it', async () => {
  const { payment, publicNo } = await order()
  await expire(publicNo)
  const from = anyNumber()
  await pay(payment.entries[0], from)

  expect(await rowOf(publicNo)).toMatchObject({ state: 'fulfilled' })
  expect(await inboundOf(from)).toMatchObject([{ outcome: 'paid', refundAmount: 0 }])
})

test('a message for an ad that is gone is owed back once, by its order', async () => {
  const { ad, payment, publicNo } = await order()
  await database.pool.query("update ads set state = 'deleted' where id = $1", [ad.id])
  const from = anyNumber()
  await pay(payment.entries[0], from)

  expect(await rowOf(publicNo)).toMatchObject({ state: 'refund_due', refundAmount: 3_300 })
  expect(await inboundOf(from)).toMatchObject([{ outcome: 'paid_in_vain', refundAmount: 0 }])
  expect((await texts(from))[0]).toContain('Castku vratime.')
})

test('half of an expired order is owed back, and so is the half that comes later', async () => {
  const { payment, publicNo } = await order([1, 2])
  const [first, second] = [anyNumber(), anyNumber()]
  await pay(payment.entries[0], first)
  await expire(publicNo)
  await sweepSms(database, clock.read)
  await sweepSms(database, clock.read)
  await pay(payment.entries[1], second)

  expect(await inboundOf(first)).toMatchObject([{ outcome: 'order_closed', refundAmount: 3_300 }])
  expect(await inboundOf(second)).toMatchObject([{ outcome: 'order_closed', refundAmount: 7_900 }])
  expect(await rowOf(publicNo)).toMatchObject({ state: 'expired' })
})

test('who comes back to an unpaid order is told the same codes', async () => {
  const { payment, publicNo } = await order()

  expect((await stateOf(publicNo)).meta.payment.entries).toEqual(payment.entries)
  const again = await call(
    'POST',
    `/api/front/orders/${publicNo}/retry`,
    {},
    { token: person.token },
  )
  expect(again.json().meta.payment.entries).toEqual(payment.entries)
  expect(
    await db.$count(smsPaymentParts, eq(smsPaymentParts.orderId, (await rowOf(publicNo))?.id ?? 0)),
  ).toBe(1)
})

test('after ninety days nobody knows who sent what, except whom money is owed', async () => {
  const [served, owed] = [anyNumber(), anyNumber()]
  await send('HELP', { from: served })
  await send('IN QQQQQQQQ', { from: owed })
  clock.pass(91 * 86_400)
  await sweepSms(database, clock.read)

  expect(await inboundOf(served)).toEqual([])
  expect(await inboundOf(owed)).toMatchObject([{ text: 'IN QQQQQQQQ' }])
})
