import { generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerFor } from '../../test/answerFor.ts'
import { createShop } from '../../test/createShop.ts'
import { type Choice, hostileReturn } from '../../test/hostileReturn.ts'

const shop = await createShop()
const { buy, bring, call, database, bank } = shop
const PATH = '/api/front/payments/gp_webpay/callback'
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

const order = async () => {
  const { meta } = await buy()

  return { sent: meta.payment.redirect.fields, publicNo: meta.order.publicNo }
}
const paid = [await order(), await order(), await order()]
const unpaid = [await order(), await order(), await order()]
for (const { sent } of paid) await bring(sent)
const world = {
  paid,
  unpaid,
  answer: bank.answer,
  forge: answerFor(bank.gateway.merchantNumber, privateKey),
}

const booked = async () => {
  const { rows } = await database.pool.query(`
    select public_no, orders.state, orders.total::int,
      (select count(*)::int from payments where order_id = orders.id and state = 'succeeded') as successes,
      (select count(*)::int from receipts where order_id = orders.id) as receipts,
      (select bool_and(amount = orders.total) from payments where order_id = orders.id) as bound
    from orders order by orders.id`)

  return new Map(rows.map((row) => [String(row.public_no), row]))
}

const choice: fc.Arbitrary<Choice> = fc.record({
  kind: fc.nat(1_000),
  one: fc.nat(1_000),
  other: fc.nat(1_000),
  at: fc.nat(1_000_000),
})

test('R069 whatever a hostile gateway sends, nothing unpaid is credited, and nothing twice', async () => {
  const before = await booked()
  await fc.assert(
    fc.asyncProperty(fc.array(choice, { minLength: 1, maxLength: 12 }), async (attacks) => {
      for (const attack of attacks) {
        const raw = hostileReturn(world, attack)
        expect((await call('POST', PATH, { raw })).statusCode).toBeLessThan(500)
      }
      const after = await booked()
      for (const { publicNo } of paid) expect(after.get(publicNo)).toEqual(before.get(publicNo))
      for (const { publicNo } of unpaid)
        expect(after.get(publicNo)).toMatchObject({ successes: 0, receipts: 0, bound: true })
    }),
    { numRuns: 25 },
  )
  for (const { publicNo } of unpaid)
    expect(['awaiting_payment', 'failed', 'cancelled']).toContain(
      (await booked()).get(publicNo)?.state,
    )
}, 60_000)
