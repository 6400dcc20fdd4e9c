import { expect, test } from 'vitest'
import { openTestBank } from '../../test/openTestBank.ts'

const shop = await openTestBank()
const { buy, bring, order, call, known, clock, database } = shop
const admin = await shop.register()
await database.pool.query("update users set scope = 'admin' where nickname = $1", [admin.nickname])
const asAdmin = { token: admin.token }

const bought = async () => {
  const { meta } = await buy()
  const { fields } = meta.payment.redirect

  return { publicNo: meta.order.publicNo, fields, number: fields.ORDERNUMBER ?? '' }
}
type Matter = { kind: string; id: number; publicNo: string; amount: number; reference: string }
const matters = async (publicNo: string | null): Promise<Matter[]> =>
  (await call('GET', '/api/admin/money', undefined, asAdmin))
    .json()
    .data.filter((matter: Matter) => matter.publicNo === publicNo)
const refund = (kind: string, id = 0) => call('POST', '/api/admin/refunds', { kind, id }, asAdmin)
const deeds = async (): Promise<object[]> =>
  (await call('GET', '/api/admin/audit', undefined, asAdmin)).json().data

test('an unclear payment is listed until the bank, asked by an admin, gives its state', async () => {
  const { publicNo, fields, number } = await bought()
  known.set(number, null)
  await bring(fields, { PRCODE: '1000', SRCODE: '0' })
  const [matter] = await matters(publicNo)
  expect(matter).toMatchObject({ kind: 'unclear', amount: 4_900, reference: number })

  known.set(number, 0)
  clock.pass(60)
  const answer = await call('POST', '/api/admin/payment-checks', { paymentId: matter?.id }, asAdmin)
  expect(answer.json()).toEqual({ data: { said: 'CAPTURED PENDING_SETTLEMENT' } })
  expect(await matters(publicNo)).toEqual([])
  expect(await order(publicNo)).toMatchObject({ state: 'paid' })
  expect((await deeds())[0]).toMatchObject({ action: 'checked', entity: 'payment' })
})

test('R319 money owed for an order is listed with its day until an admin sends it back', async () => {
  const { publicNo, fields, number } = await bought()
  await bring(fields)
  await call('POST', `/api/front/orders/${publicNo}/withdraw`, {}, shop.asJana)
  const [matter] = await matters(publicNo)
  const due = (await order(publicNo)).refundDueAt
  expect(matter).toMatchObject({ kind: 'refund', amount: 4_900, dueAt: due, reference: number })

  expect((await refund('refund', matter?.id)).statusCode).toBe(200)
  expect((await refund('refund', matter?.id)).statusCode).toBe(404)
  expect(await order(publicNo)).toMatchObject({ state: 'refunded' })
  expect(await matters(publicNo)).toEqual([])
  const [again, first] = await deeds()
  expect(again).toMatchObject({ action: 'refused', entity: 'order' })
  expect(first).toMatchObject({
    action: 'refunded',
    entity: 'order',
    actor: admin.nickname,
    detail: { amount: 4_900, note: publicNo },
  })
})

test('an order paid twice is credited once, and the second payment listed to go back', async () => {
  const { publicNo, fields } = await bought()
  await bring(fields, { PRCODE: '50', SRCODE: '0' })
  const again = await call('POST', `/api/front/orders/${publicNo}/retry`, {}, shop.asJana)
  const second = again.json().meta.payment.redirect.fields
  await bring(second)
  await database.pool.query(
    "update payments set state = 'redirected', finished_at = null where bank_order_number = $1",
    [fields.ORDERNUMBER],
  )
  clock.pass(1)
  await bring(fields)
  const [matter] = await matters(publicNo)
  expect(matter).toMatchObject({ kind: 'paid_twice', reference: fields.ORDERNUMBER })

  expect((await refund('paid_twice', matter?.id)).statusCode).toBe(200)
  expect(await matters(publicNo)).toEqual([])
  expect(await order(publicNo)).toMatchObject({ receiptNo: expect.any(String) })
})

test('the price of a premium message without effect is listed until it is sent back', async () => {
  await database.pool.query(
    `insert into sms_inbound (provider, provider_msg_id, msisdn, shortcode, text, received_at, arrived_at, outcome, refund_amount)
     values ('ats', 'm1', '+420777123456', '9093333', 'IN HLEDAM', $1, $1, 'unknown', 3300)`,
    [clock.read()],
  )
  const [matter] = await matters(null)
  expect(matter).toMatchObject({ kind: 'sms', amount: 3_300, reference: '+420777123456' })
  await refund('sms', matter?.id)

  expect(await matters(null)).toEqual([])
})
