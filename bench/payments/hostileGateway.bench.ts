import { createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { answerFor } from '../../apps/api/src/test/answerFor.ts'
import { type Bill, hostileReturn } from '../../apps/api/src/test/hostileReturn.ts'
import { random } from '../../apps/bff/src/testing/attacks/random.ts'
import { startAdvertising, visitor } from '../advertising/support/startAdvertising.ts'
import { reportAttack } from '../security/support/reportAttack.ts'
import { wanted } from '../security/support/wanted.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'

const ATTACKS = wanted(10_000)
const REPLAYS = wanted(100)
const ORDERS = 20
const SEED = 21
const MERCHANT = '1234567890'

const advertising = await startAdvertising()
const { url, token, body, settings } = advertising
const { below } = random(SEED)
const run = randomBytes(4).toString('hex')

const post = async (path: string, payload: object, headers: object = {}) => {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...visitor(), ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  })

  return { status: answer.status, body: await answer.json() }
}

/** An ad whose highlighting waits for its payment. */
const order = async (n: number): Promise<Bill> => {
  const answer = await post(
    '/api/front/inzrts',
    {
      ...body,
      email: `lavice.${run}.${n}@posta.example`,
      content: `Kolo číslo ${n} z běhu ${run}, zachovalé, nové pláště.`,
      payment_method: 'gp_webpay',
      promos: [{ promoId: 1 }],
      addInfo: { ...body.addInfo, consentStartNow: true },
    },
    { authorization: `Bearer ${token}` },
  )
  const { order, payment } = (answer.body as { meta: { order: Bill; payment: Payment } }).meta

  return { publicNo: order.publicNo, sent: payment.redirect.fields }
}
type Payment = { redirect: { fields: Record<string, string> } }

const ordersOf = async (): Promise<Bill[]> => {
  const bills: Bill[] = []
  for (let n = 0; n < ORDERS; n += 1) bills.push(await order(n))

  return bills
}
const paid = await ordersOf()
const unpaid = await ordersOf()

const bankKey = createPrivateKey(readFileSync(`${settings.dataDir}/gateway/bank.key`))
const answer = answerFor(MERCHANT, bankKey)
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const world = { paid, unpaid, answer, forge: answerFor(MERCHANT, privateKey) }

let failures = 0
const bring = async (raw: string): Promise<number> => {
  const { status } = await post('/api/front/payments/gp_webpay/callback', { raw })
  failures += Number(status >= 500)

  return status
}

const APPROVED = { PRCODE: '0', SRCODE: '0', RESULTTEXT: 'OK' }
for (const { sent } of paid) await bring(answer(sent, APPROVED))

const booked = async (bills: readonly Bill[]) => {
  const { rows } = await advertising.database().pool.query(
    `select count(*)::int as orders,
       count(*) filter (where paid_at is not null)::int as paid,
       coalesce(sum((select count(*) from payments where order_id = orders.id and state = 'succeeded')), 0)::int as credits,
       coalesce(sum((select count(*) from receipts where order_id = orders.id)), 0)::int as receipts,
       count(*) filter (where exists (select from payments where order_id = orders.id and amount <> total))::int as unbound
     from orders where public_no = any($1)`,
    [bills.map(({ publicNo }) => publicNo)],
  )

  return rows[0] as Record<'orders' | 'paid' | 'credits' | 'receipts' | 'unbound', number>
}

let replayed = 0
for (let n = 0; n < REPLAYS; n += 1) {
  const { sent } = paid[below(ORDERS)] as Bill
  replayed += Number((await bring(answer(sent, APPROVED))) === 200)
}
for (let n = 0; n < ATTACKS; n += 1)
  await bring(
    hostileReturn(world, {
      kind: below(10_000),
      one: below(10_000),
      other: below(10_000),
      at: below(1_000_000),
    }),
  )
const [ofPaid, ofUnpaid] = [await booked(paid), await booked(unpaid)]
await advertising.stop()

reportAttack('payments-hostile-gateway', {
  title: 'Payments by card that nobody made',
  seed: SEED,
  method: [
    `${ORDERS} orders the bank approved and ${ORDERS} it never did; ${REPLAYS} honest returns brought again;`,
    `${ATTACKS} mutated, forged, replayed, reordered and crossed ones, in any order.`,
  ],
  verdicts: [
    shown('hostile returns', ATTACKS),
    atMost('orders credited that were never paid', ofUnpaid.paid + ofUnpaid.credits, 0),
    atMost('receipts of them', ofUnpaid.receipts, 0),
    atLeast('orders paid honestly', ofPaid.paid, ORDERS),
    atMost('credits of them beyond one each', ofPaid.credits - ORDERS, 0),
    atMost('receipts of them beyond one each', ofPaid.receipts - ORDERS, 0),
    atLeast('replays that were told the same', replayed, REPLAYS),
    atMost('payments whose amount is not their order’s', ofPaid.unbound + ofUnpaid.unbound, 0),
    atMost('answers of 500 and above', failures, 0),
  ],
})
process.exit()
