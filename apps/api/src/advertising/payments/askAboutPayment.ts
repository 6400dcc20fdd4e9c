import type { PaymentState } from '@inzrt/rules/order'
import { and, eq, isNull, lte, notInArray, or } from 'drizzle-orm'
import { ads } from '../../platform/database/schema/ads.ts'
import { orders } from '../../platform/database/schema/orders.ts'
import { payments } from '../../platform/database/schema/payments.ts'
import type { OrderParts } from '../orders/OrderParts.ts'
import { notifyOfFailure } from '../orders/orderLetters.ts'
import { type SettleParts, settlePayment } from '../orders/paying/settlePayment.ts'
import type { PaymentRow } from '../orders/reading/OrderRow.ts'
import type { AskGateway, GatewayStatus } from './askGateway.ts'
import { logReturn } from './logReturn.ts'

export type InquiryParts = SettleParts &
  Pick<OrderParts, 'database' | 'sections'> &
  Readonly<{ askGateway: AskGateway | null }>

/** The bank is not asked about the same payment sooner. */
const PAUSE_MS = 10_000

const FAILED: readonly PaymentState[] = ['declined', 'cancelled', 'error', 'expired']

/** Anyone who was promised a letter gets one when the bank says no after all. */
const keepPromise = async (
  tx: Parameters<typeof notifyOfFailure>[0],
  parts: InquiryParts,
  { before, after }: { before: PaymentRow; after: PaymentRow },
): Promise<void> => {
  if (before.state !== 'pending' || !FAILED.includes(after.state)) return
  const [found] = await tx
    .select({ order: orders, ad: ads })
    .from(orders)
    .leftJoin(ads, eq(ads.id, orders.adId))
    .where(eq(orders.id, after.orderId))
  if (found) await notifyOfFailure(tx, parts, found.order, found.ad)
}

const settle = async (
  parts: InquiryParts,
  before: PaymentRow,
  status: GatewayStatus,
): Promise<PaymentRow> => {
  const { database, sections, clock } = parts
  const catalogue = await sections.catalogue()
  const { event, signed, signature: digest } = status

  return database.db.transaction(async (tx) => {
    const after = event
      ? await settlePayment(tx, parts, catalogue, { paymentId: before.id, event })
      : before
    const verified = { isDigestRight: true, isDigest1Right: null }
    await logReturn(tx, after, { signed, digest, digest1: undefined, ...verified }, clock())
    await keepPromise(tx, parts, { before, after })

    return after
  })
}

/**
 * Asks the bank how a payment stands and does what follows from it, the same as if the customer had
 * brought the answer. What a bank does not say changes nothing.
 * @returns what the bank said in its own words; null when nothing
 */
export const askAboutPayment = async (
  parts: InquiryParts,
  paymentId: number,
): Promise<string | null> => {
  const { db } = parts.database
  const now = parts.clock()
  const [payment] = await db
    .update(payments)
    .set({ askedAt: now })
    .where(
      and(
        eq(payments.id, paymentId),
        notInArray(payments.state, ['succeeded', 'refunded']),
        or(isNull(payments.askedAt), lte(payments.askedAt, new Date(now.getTime() - PAUSE_MS))),
      ),
    )
    .returning()
  if (!payment?.bankOrderNumber || !parts.askGateway) return null
  const status = await parts.askGateway(payment.bankOrderNumber)
  if (!status) return null
  await settle(parts, payment, status)

  return status.said
}
