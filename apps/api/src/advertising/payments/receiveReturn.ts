import { parseReturn } from '@inzrt/protocols/gp-webpay/parseReturn'
import { verifyReturn } from '@inzrt/protocols/gp-webpay/verifyReturn'
import { type PaymentEvent, type PaymentOutcome, paymentOutcome } from '@inzrt/rules/order'
import { eq } from 'drizzle-orm'
import { orders } from '../../platform/database/schema/orders.ts'
import { payments } from '../../platform/database/schema/payments.ts'
import type { OrderParts } from '../orders/OrderParts.ts'
import { orderNotFound } from '../orders/orderProblems.ts'
import { settlePayment } from '../orders/paying/settlePayment.ts'
import { askAboutPayment } from './askAboutPayment.ts'
import type { Gateway } from './Gateway.ts'
import { logReturn } from './logReturn.ts'
import { type GatewayAnswer, readAnswer } from './readAnswer.ts'
import { merchantData } from './requestFields.ts'

const EVENTS: Readonly<Record<PaymentOutcome['state'], PaymentEvent>> = {
  succeeded: 'succeed',
  pending: 'wait',
  declined: 'decline',
  cancelled: 'cancel',
  error: 'fail',
  expired: 'expire',
}

const findPayment = async ({ database: { db } }: OrderParts, bankOrderNumber: string) => {
  const [found] = await db
    .select({ payment: payments, publicNo: orders.publicNo })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.bankOrderNumber, bankOrderNumber))

  return found ?? null
}

/** An answer speaks of one order in three fields, which we sent and which come back unchanged. */
const isAbout = (publicNo: string, answer: GatewayAnswer): boolean =>
  answer.operation === 'CREATE_ORDER' &&
  answer.publicNo === publicNo &&
  answer.merchantData === merchantData(publicNo)

/**
 * Acts by what the gateway said through the customer's browser. Only what both signatures hold for
 * changes anything, and it changes it once; everything is written down.
 * @param raw query or form of the return, each byte a character (Latin-1)
 * @throws Problem 404 when it names no payment of ours, or is not signed
 */
export const receiveReturn = async (parts: OrderParts, gateway: Gateway, raw: string) => {
  const { database, sections, access, clock, log } = parts
  const fields = parseReturn(raw)
  if (!fields) throw orderNotFound()
  const verification = verifyReturn(fields, gateway)
  const isSigned = verification.isDigestRight && verification.isDigest1Right
  const answer = readAnswer(fields)
  const found = await findPayment(parts, answer.bankOrderNumber)
  if (!found || !isSigned || !isAbout(found.publicNo, answer)) {
    log[isSigned ? 'error' : 'warn']({ isSigned, isKnown: found !== null }, 'return of no payment')
    if (found)
      await database.db.transaction((tx) => logReturn(tx, found.payment, verification, clock()))
    throw orderNotFound()
  }
  const { prCode, srCode, resultText } = answer
  const outcome = paymentOutcome({ prCode, srCode, isSigned })
  const catalogue = await sections.catalogue()
  const payment = await database.db.transaction(async (tx) => {
    const settled = await settlePayment(tx, parts, catalogue, {
      paymentId: found.payment.id,
      event: EVENTS[outcome.state],
      facts: { prCode, srCode, resultText },
    })
    await logReturn(tx, settled, verification, clock())

    return settled
  })
  if (payment.state === 'pending') await askAboutPayment(parts, payment.id)
  if (outcome.alert) log.error({ payment: payment.id, prCode, srCode }, 'payment needs a look')

  return {
    publicNo: found.publicNo,
    signature: access.sign(found.publicNo),
    outcome: payment.state,
  }
}
