import { HOUR_MS } from '@inzrt/domain/time'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ads } from '../../platform/database/schema/ads.ts'
import { orders } from '../../platform/database/schema/orders.ts'
import { smsInbound, smsPaymentParts } from '../../platform/database/schema/sms.ts'
import { users } from '../../platform/database/schema/users.ts'
import { anyNumber, createSmsWorld } from '../../test/createSmsWorld.ts'

const { database, send, deliver, headersOf, call, register, clock, ...world } =
  await createSmsWorld()
const { db } = database
const ORDERS = 4
const SENDERS = Array.from({ length: 6 }, anyNumber)
const section = await world.addSection({ slug: 'kola' })
const person = await register()
const [owner] = await db.select().from(users).where(eq(users.nickname, person.nickname))

/** Both promotions of an ad, to be paid by two messages. */
const order = async () => {
  const ad = await world.addAd(section, { userId: owner?.id ?? 0 })
  const path = `/api/front/inzrts/${ad.slug}/orderPromos`
  const promos = [{ promoId: 1 }, { promoId: 2 }]
  const body = { payment_method: 'sms', promos, addInfo: { consentStartNow: true } }
  await call('POST', path, body, { token: person.token })
}

const how = fc.constantFrom('honest', 'unsigned', 'forged', 'changed', 'stale', 'late', 'elsewhere')
const delivery = fc.record({
  how,
  /** Which message: the same number is the same message, with whatever it is brought. */
  id: fc.nat({ max: 15 }),
  sender: fc.nat({ max: SENDERS.length - 1 }),
  /** An ad, a payment of one of the items, or nonsense. */
  what: fc.nat({ max: 2 * ORDERS + 3 }),
})
type Delivery = typeof delivery extends fc.Arbitrary<infer One> ? One : never

const messageOf = (what: number, parts: readonly (typeof smsPaymentParts.$inferSelect)[]) => {
  const part = parts[what]
  if (part) return { text: part.textToSend, to: part.destinationNumber }
  if (what === parts.length) return { text: 'IN ZZZZZZZZ', to: '9033333' }

  return { text: `IN IE Zena ${what} hleda partnera`, to: '9093333' }
}

const bring = async (one: Delivery, run: number, parts: Parameters<typeof messageOf>[1]) => {
  const { text, to } = messageOf(one.what, parts)
  const from = SENDERS[one.sender] ?? ''
  const sent = { from, to: one.how === 'elsewhere' ? '9033399' : to, id: `run-${run}-${one.id}` }
  switch (one.how) {
    case 'unsigned':
      return deliver(JSON.stringify({ ...sent, text }), {})
    case 'forged':
      return send(text, { ...sent, secret: 'f'.repeat(32) })
    case 'changed':
      return deliver(JSON.stringify({ ...sent, text }), headersOf('{}', {}))
    case 'stale':
      return send(text, { ...sent, signedAgo: 301 })
    case 'late':
      return send(text, { ...sent, receivedAt: new Date(clock.read().getTime() - 26 * HOUR_MS) })
    default:
      return send(text, sent)
  }
}

const REFUSED: readonly Delivery['how'][] = ['unsigned', 'forged', 'changed', 'stale']

/** What should have happened: the first believed delivery of a message counts, and only if it is honest. */
const expected = (deliveries: readonly Delivery[], partsCount: number) => {
  const first = new Map<number, Delivery>()
  for (const one of deliveries)
    if (!REFUSED.includes(one.how) && !first.has(one.id)) first.set(one.id, one)
  const honest = [...first.values()].filter((one) => one.how === 'honest')
  const adsOf = Map.groupBy(
    honest.filter(({ what }) => what > partsCount),
    ({ sender }) => sender,
  )

  return {
    messages: first.size,
    ads: [...adsOf.values()].reduce((sum, { length }) => sum + Math.min(length, 3), 0),
    paid: new Set(honest.filter(({ what }) => what < partsCount).map(({ what }) => what)),
  }
}

let run = 0

test('R035 R179 of all that an operator or an impostor sends only real messages count, once each', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(delivery, { minLength: 10, maxLength: 40 }), async (deliveries) => {
      run += 1
      clock.pass(2 * 86_400)
      await db.delete(smsPaymentParts)
      await db.delete(smsInbound)
      for (let n = 0; n < ORDERS; n++) await order()
      const parts = await db.select().from(smsPaymentParts).orderBy(smsPaymentParts.id)
      const adsBefore = await db.$count(ads, eq(ads.source, 'sms'))
      for (const one of deliveries)
        expect([200, 401, 422]).toContain((await bring(one, run, parts)).statusCode)
      const should = expected(deliveries, parts.length)
      const received = parts.filter((_, at) => should.paid.has(at)).map(({ id }) => id)
      const now = await db.select().from(smsPaymentParts).orderBy(smsPaymentParts.id)
      const paidOrders = parts.filter(({ orderId }) =>
        parts.every((part) => part.orderId !== orderId || received.includes(part.id)),
      )

      expect(await db.$count(smsInbound)).toBe(should.messages)
      expect((await db.$count(ads, eq(ads.source, 'sms'))) - adsBefore).toBe(should.ads)
      expect(
        now.filter(
          ({ id, inboundId }) => inboundId !== null && parts.some((part) => part.id === id),
        ),
      ).toHaveLength(received.length)
      for (const { orderId } of parts)
        expect(
          await db.$count(orders, and(eq(orders.id, orderId), eq(orders.state, 'fulfilled'))),
        ).toBe(paidOrders.some((part) => part.orderId === orderId) ? 1 : 0)
    }),
    { numRuns: 12 },
  )
}, 120_000)
