import { RENEW_AFTER_EXPIRY_DAYS } from '@inzrt/rules/ad'
import { renewedUntil } from '@inzrt/rules/order'
import { eq } from 'drizzle-orm'
import type { SectionNode } from '../../../catalogue/sections/SectionNode.ts'
import { adPromos } from '../../../platform/database/schema/adPromos.ts'
import type { ads } from '../../../platform/database/schema/ads.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { Problem } from '../../../platform/errors/Problem.ts'
import { applyEvent } from '../../editing/applyEvent.ts'
import { validityOf } from '../../editing/validityOf.ts'
import { findObstacles } from '../../placing/findObstacles.ts'
import { startPromos } from '../../promos/startPromos.ts'
import { moveOrder } from '../moveOrder.ts'
import { itemsOf } from '../placing/itemsOf.ts'
import { recordRefundDue } from '../placing/recordRefundDue.ts'
import type { OrderRow } from '../reading/OrderRow.ts'

type Ad = typeof ads.$inferSelect

/** An order whose money is here, and the ad it is for; both kept from changing. */
export type Delivery = Readonly<{ ad: Ad; order: OrderRow; section: SectionNode; now: Date }>

type Deliver = (tx: Transaction, delivery: Delivery) => Promise<'done' | 'later' | 'impossible'>

const WAITS_TO_BE_SEEN: readonly Ad['state'][] = ['waiting_verification', 'waiting_approval']
const CAN_BE_PROMOTED: readonly Ad['state'][] = ['published', 'paused']

const publish: Deliver = async (tx, { ad, section, now }) => {
  if (ad.state === 'waiting_verification') return 'later'
  if (ad.state !== 'waiting_payment') return 'impossible'
  const obstacles = await findObstacles(tx, ad, now)
  // What it brings about delivers the order too, as soon as the ad is published.
  await applyEvent(tx, {
    ad: { ...ad, stateReason: obstacles.join(' ') || null },
    event: 'orderPaid',
    section,
    actor: 'system',
    now,
    guards: { approvalDue: section.requiresApproval || obstacles.length > 0 },
  })

  return 'later'
}

const promote: Deliver = async (tx, { ad, now }) => {
  if (WAITS_TO_BE_SEEN.includes(ad.state)) return 'later'
  if (!CAN_BE_PROMOTED.includes(ad.state)) return 'impossible'
  await startPromos(tx, ad.id, now)

  return 'done'
}

const renew: Deliver = async (tx, { ad, order, section, now }) => {
  const until = renewedUntil(ad, validityOf(section), now)
  if (!until) return 'impossible'
  const renewed = await applyEvent(tx, {
    ad,
    event: 'renew',
    section,
    actor: 'owner',
    now,
    guards: { daysSinceExpiry: RENEW_AFTER_EXPIRY_DAYS },
  })
  // An expired one is published again, which delivers what was paid.
  if (ad.state !== 'published' && order.state === 'paid') return 'later'
  await moveOrder(tx, order, {
    event: 'fulfil',
    actor: 'system',
    now,
    also: {
      fulfilledAt: now,
      serviceFrom: ad.state === 'published' ? ad.validUntil : now,
      serviceUntil: renewed.validUntil,
    },
  })

  return 'later'
}

/** Credit is for no ad: it is never delivered to one. */
const credit: Deliver = async () => 'impossible'

const WAYS = { publish, promo: promote, renew, credit } as const satisfies Record<
  OrderRow['kind'],
  Deliver
>

/** The promotions of an order wait for the ad to be seen; what waits longer, waits in vain. */
const keepPromos = async (tx: Transaction, { order, ad }: Delivery): Promise<void> => {
  const items = await itemsOf(tx, order.id)
  const rows = items.flatMap(({ promoId }) =>
    promoId === null
      ? []
      : [{ adId: ad.id, promoId, orderId: order.id, state: 'waiting' as const }],
  )
  if (rows.length > 0) await tx.insert(adPromos).values(rows)
}

/** A refusal undoes what was begun and nothing else: the money is here all the same. */
const attempt: Deliver = (tx, delivery) =>
  tx
    .transaction((inner) => WAYS[delivery.order.kind](inner, delivery))
    .catch((error) => {
      if (error instanceof Problem && delivery.order.state === 'paid') return 'impossible'
      throw error
    })

/**
 * Delivers what was paid for: at once, or when the ad is published. Where the ad is past it, deleted
 * or refused meanwhile, the money is owed back.
 */
export const deliverOrder = async (tx: Transaction, delivery: Delivery): Promise<void> => {
  const { order, now } = delivery
  await keepPromos(tx, delivery)
  const outcome = await attempt(tx, delivery)
  if (outcome === 'done')
    await moveOrder(tx, order, {
      event: 'fulfil',
      actor: 'system',
      now,
      also: { fulfilledAt: now },
    })
  if (outcome === 'impossible') {
    await tx.update(adPromos).set({ state: 'cancelled' }).where(eq(adPromos.orderId, order.id))
    await recordRefundDue(tx, order, { amount: order.total, actor: 'system', now })
  }
}
