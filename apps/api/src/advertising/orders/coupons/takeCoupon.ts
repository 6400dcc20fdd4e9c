import { discountLabel, discountTotal, lowerLines, type OrderLine } from '@inzrt/rules/order'
import { and, count, eq, exists, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { foldEmail } from '../../../identity/users/foldEmail.ts'
import { ads } from '../../../platform/database/schema/ads.ts'
import { coupons } from '../../../platform/database/schema/coupons.ts'
import { orderItems, orders } from '../../../platform/database/schema/orders.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { openPayments } from '../paying/openPayments.ts'
import { couponIsForOthers, couponIsOver, couponIsUsed, couponIsUsedUp } from './couponProblems.ts'
import { type CouponRow, isOver } from './findCoupon.ts'

/** Who orders: an account, or a guest known by an ad and its contacts. */
export type Orderer = Readonly<{
  ad: Pick<typeof ads.$inferSelect, 'id' | 'phone'>
  userId: number | null
  email: string | null
}>

/** What a coupon makes of an order. */
export type Lowered = Readonly<{ lines: OrderLine[]; couponId: number; discountLabel: string }>

const orderedBy = ({ ad, userId, email }: Orderer): SQL | undefined =>
  or(
    eq(orders.adId, ad.id),
    userId === null ? undefined : eq(orders.userId, userId),
    email === null ? undefined : eq(sql`lower(${orders.email})`, foldEmail(email)),
    ad.phone === null ? undefined : eq(ads.phone, ad.phone),
  )

/** Orders that hold a coupon: all, or those of somebody. */
const holdersOf = (couponId: number, orderer?: Orderer): SQL | undefined =>
  and(eq(orders.couponId, couponId), orderer && orderedBy(orderer))

const countHolders = async (tx: Transaction, which: SQL | undefined): Promise<number> => {
  const [found] = await tx
    .select({ total: count() })
    .from(orders)
    .innerJoin(ads, eq(ads.id, orders.adId))
    .where(which)

  return found?.total ?? 0
}

/**
 * Takes a coupon away from orders that no money can come for: every attempt to pay them was refused. Paid again, they
 * cost what they would without it.
 */
const takeFromRefused = async (tx: Transaction, which: SQL | undefined): Promise<void> => {
  const refused = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(ads, eq(ads.id, orders.adId))
    .where(
      and(
        which,
        inArray(orders.state, ['failed', 'cancelled', 'expired']),
        not(exists(openPayments(tx))),
      ),
    )
    .for('update', { of: orders })
  for (const { id } of refused) {
    await tx.update(orderItems).set({ discount: 0 }).where(eq(orderItems.orderId, id))
    const total = sql`(select sum(unit_price) from ${orderItems} where order_id = ${id})`
    await tx
      .update(orders)
      .set({ total, couponId: null, discountLabel: null })
      .where(eq(orders.id, id))
  }
}

/** Those who take a coupon take turns: its row is locked until the order that holds it is kept. */
const lock = async (tx: Transaction, id: number): Promise<CouponRow> => {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('update')
  if (!coupon) throw couponIsOver()

  return coupon
}

/**
 * Lowers an order by a coupon, unless it is used up.
 * @throws Problem 422 when it cannot be used (any more), or lowers nothing of what is ordered
 */
export const takeCoupon = async (
  tx: Transaction,
  { id }: CouponRow,
  orderer: Orderer,
  lines: readonly OrderLine[],
  now: Date,
): Promise<Lowered> => {
  const coupon = await lock(tx, id)
  if (isOver(coupon, now)) throw couponIsOver()
  const limits = [
    { which: holdersOf(id, orderer), most: coupon.usesPerPerson, problem: couponIsUsed },
    {
      which: holdersOf(id),
      most: coupon.usesMax ?? Number.POSITIVE_INFINITY,
      problem: couponIsUsedUp,
    },
  ]
  for (const { which, most, problem } of limits) {
    if ((await countHolders(tx, which)) < most) continue
    await takeFromRefused(tx, which)
    if ((await countHolders(tx, which)) >= most) throw problem()
  }
  const lowered = lowerLines(lines, coupon)
  if (discountTotal(lowered) === 0) throw couponIsForOthers()

  return { lines: lowered, couponId: id, discountLabel: discountLabel(coupon) }
}
