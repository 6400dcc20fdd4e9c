import type { AdEvent, AdGuards } from '@inzrt/rules/ad'
import { paidFor } from '@inzrt/rules/order'
import { and, eq, gte, inArray } from 'drizzle-orm'
import type { SectionNode } from '../../../catalogue/sections/SectionNode.ts'
import { adPromos } from '../../../platform/database/schema/adPromos.ts'
import { ads } from '../../../platform/database/schema/ads.ts'
import { orders } from '../../../platform/database/schema/orders.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { applyEvent } from '../../editing/applyEvent.ts'
import { cancelPromos } from '../../promos/cancelPromos.ts'
import { cannotWithdraw } from '../orderProblems.ts'
import { refundOf } from '../paying/refundOf.ts'
import { recordRefundDue } from '../placing/recordRefundDue.ts'
import type { AdOrderRecord } from '../reading/OrderRecord.ts'
import type { OrderRow } from '../reading/OrderRow.ts'
import { withdrawUntil } from './withdrawUntil.ts'

type Ad = typeof ads.$inferSelect

type Withdrawal = Readonly<{
  record: AdOrderRecord
  section: SectionNode
  reason: string | null
  now: Date
}>

/** What of the price is owed back, line by line: each runs in its own time. */
const refundFor = async (tx: Transaction, { record }: Withdrawal, order: OrderRow, now: Date) => {
  const promos = await tx.select().from(adPromos).where(eq(adPromos.orderId, order.id))
  const timeOf = (promoId: number | null) => {
    const promo = promos.find((each) => each.promoId === promoId)
    if (promoId === null) return { from: order.serviceFrom, until: order.serviceUntil }

    return { from: promo?.startsAt ?? null, until: promo?.endsAt ?? null }
  }

  return record.items.reduce(
    (sum, item) => sum + refundOf({ price: paidFor(item), ...timeOf(item.promoId) }, now),
    0,
  )
}

type Ending = Readonly<{ event: AdEvent; guards?: Partial<AdGuards> }> | null

const CLOSE: Ending = { event: 'close', guards: { closeReason: 'withdrawn' } }
const DELETE: Ending = { event: 'delete' }

/** Nothing that was paid for may come out again: what could is closed for good or deleted. */
const END_OF_PUBLICATION: Readonly<Record<Ad['state'], Ending>> = {
  published: CLOSE,
  paused: CLOSE,
  waiting_verification: DELETE,
  waiting_payment: DELETE,
  waiting_approval: DELETE,
  blocked: DELETE,
  rejected: DELETE,
  // It comes out again for money alone.
  expired: null,
  closed: null,
  deleted: null,
}

const endPublication = async (tx: Transaction, ad: Ad, { section, now }: Withdrawal) => {
  const isReserved = ad.state === 'closed' && ad.closedReason === 'reserved'
  const ending = isReserved ? CLOSE : END_OF_PUBLICATION[ad.state]
  if (ending) await applyEvent(tx, { ad, section, actor: 'owner', now, ...ending })
}

/** The ad loses what was left of the renewal, wherever it stands; one bought after it moves up. */
const endRenewal = async (tx: Transaction, ad: Ad, order: OrderRow, withdrawal: Withdrawal) => {
  const { section, now } = withdrawal
  const { serviceFrom, serviceUntil } = order
  // Paid for and not yet delivered: the ad waits to be read, and is over as it was before.
  if (!serviceFrom && ad.state === 'waiting_approval')
    await applyEvent(tx, { ad, section, event: 'renewalWithdrawn', actor: 'owner', now })
  if (!ad.validUntil || !serviceFrom || !serviceUntil) return
  const unused = serviceUntil.getTime() - Math.max(serviceFrom.getTime(), now.getTime())
  if (unused <= 0) return
  const earlier = (moment: Date) => new Date(moment.getTime() - unused)
  await tx
    .update(ads)
    .set({ validUntil: earlier(ad.validUntil) })
    .where(eq(ads.id, ad.id))
  const later = await tx
    .select()
    .from(orders)
    .where(
      and(eq(orders.adId, ad.id), eq(orders.kind, 'renew'), gte(orders.serviceFrom, serviceUntil)),
    )
  for (const { id, serviceFrom: from, serviceUntil: until } of later)
    if (from && until)
      await tx
        .update(orders)
        .set({ serviceFrom: earlier(from), serviceUntil: earlier(until) })
        .where(eq(orders.id, id))
}

/**
 * Withdraws from an order: what it bought ends, and the part not used is owed back within 14 days.
 * @throws Problem 409 when it is too late, or there is nothing to withdraw from
 */
export const withdrawOrder = async (tx: Transaction, withdrawal: Withdrawal): Promise<OrderRow> => {
  const { record, reason, now } = withdrawal
  const [ad] = await tx.select().from(ads).where(eq(ads.id, record.ad.id)).for('update')
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, record.order.id), inArray(orders.state, ['paid', 'fulfilled'])))
    .for('update')
  if (!ad || !order || !withdrawUntil({ ...record, order }, now)) throw cannotWithdraw()
  const amount = await refundFor(tx, withdrawal, order, now)
  const owed = await recordRefundDue(tx, order, {
    amount,
    actor: 'owner',
    now,
    also: { withdrawnAt: now, withdrawalReason: reason },
  })
  await cancelPromos(tx, ad.id, order.id, now)
  if (order.kind === 'publish') await endPublication(tx, ad, withdrawal)
  if (order.kind === 'renew') await endRenewal(tx, ad, order, withdrawal)

  return owed
}
