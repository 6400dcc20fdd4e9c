import { expect, test } from 'vitest'
import { createSectionsRepository } from '../../catalogue/sections/sections.repository.ts'
import { openTestBank } from '../../test/openTestBank.ts'
import { createOrderAccess } from '../orders/orderAccess.ts'
import { LOCAL_SUPPLIER } from '../orders/receipts/localSupplier.ts'
import { askAboutPayments } from './askAboutPayments.ts'
import { createAskGateway } from './askGateway.ts'

const shop = await openTestBank()
const { buy, bring, order, stored, known, wire, clock, database, identity } = shop
const warned: unknown[] = []
const parts = {
  database,
  outbox: identity.outbox,
  clock: clock.read,
  supplier: LOCAL_SUPPLIER,
  sections: createSectionsRepository(database),
  access: createOrderAccess(Buffer.alloc(32)),
  askGateway: createAskGateway(shop.bank.gateway),
  log: { warn: () => {}, info: () => {}, error: (what: unknown) => warned.push(what) },
}
const ask = () => askAboutPayments(parts)

const bought = async () => {
  const { data, meta } = await buy()
  const { fields } = meta.payment.redirect

  return {
    slug: data.slug,
    publicNo: meta.order.publicNo,
    fields,
    number: fields.ORDERNUMBER ?? '',
  }
}

test('R069 P050 an order whose payer never came back is asked about and delivered', async () => {
  const { slug, publicNo, number } = await bought()
  known.set(number, 0)
  clock.pass(240)
  expect(await ask()).toBe(0)
  clock.pass(61)
  await ask()

  expect(await order(publicNo)).toMatchObject({
    state: 'paid',
    payment: { state: 'succeeded' },
    receiptNo: expect.any(String),
  })
  expect((await stored(slug)).state).toBe('waiting_approval')
  expect(await ask()).toBe(0)
})

test.each([
  ['forged', (xml: string) => xml.replace('UNPAID', 'CAPTURED')],
  ['somebody else’s', (xml: string) => xml.replace(/(messageId>).{4}/, '$1abcd')],
  ['no XML', () => 'Service unavailable'],
  ['endless', (xml: string) => xml + ' '.repeat(30_000)],
])('R069 an answer that is %s changes nothing', async (_what, spoil) => {
  const { publicNo, number } = await bought()
  known.set(number, 30)
  wire.spoil = spoil
  clock.pass(301)
  await ask()
  wire.spoil = (xml) => xml

  expect(await order(publicNo)).toMatchObject({ state: 'awaiting_payment' })
})

test('R069 a payment the bank does not know stays open, and one without an answer too', async () => {
  const { publicNo } = await bought()
  clock.pass(301)
  await ask()

  expect(await order(publicNo)).toMatchObject({ payment: { state: 'redirected' } })
})

test('R069 a payment that was unclear and then refused brings the promised letter', async () => {
  const { publicNo, fields, number } = await bought()
  known.set(number, null)
  await bring(fields, { PRCODE: '20', SRCODE: '22' })
  expect(await order(publicNo)).toMatchObject({ payment: { state: 'pending' } })
  known.set(number, 30)
  clock.pass(301)
  await ask()

  expect(await order(publicNo)).toMatchObject({ state: 'failed', payment: { state: 'declined' } })
  expect((await shop.letters(shop.jana.email))[0]?.template).toBe('orderUnpaid')
})

test('R069 anyone who comes back unclear hears at once what the bank knows', async () => {
  const { publicNo, fields, number } = await bought()
  known.set(number, 0)
  await bring(fields, { PRCODE: '20', SRCODE: '22' })

  expect(await order(publicNo)).toMatchObject({ payment: { state: 'succeeded' } })
})

test('P050 anyone who pays again is not let pay twice: the bank is asked first', async () => {
  const { publicNo, number } = await bought()
  known.set(number, 0)
  const answer = await shop.call('POST', `/api/front/orders/${publicNo}/retry`, {}, shop.asJana)

  expect(answer.statusCode).toBe(200)
  expect(answer.json().meta.payment).toBeUndefined()
  expect(answer.json().data).toMatchObject({ payment: { state: 'succeeded' }, retryMethods: [] })
})

test('R069 the bank is asked again ever more rarely, and no more after a day', async () => {
  const { number } = await bought()
  known.set(number, null)
  for (let minutes = 0; minutes < 26 * 60; minutes += 5) {
    clock.pass(300)
    await ask()
  }

  const times = wire.asked.filter((asked) => asked === number).length
  expect(times).toBeGreaterThan(5)
  expect(times).toBeLessThan(12)
})
