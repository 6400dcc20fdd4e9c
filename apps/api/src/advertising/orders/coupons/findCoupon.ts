import { parseCouponCode } from '@inzrt/rules/order'
import { and, eq, isNull, or } from 'drizzle-orm'
import { clientOf } from '../../../platform/attempts/clientOf.ts'
import type { Attempts } from '../../../platform/attempts/createAttempts.ts'
import type { Caller } from '../../../platform/brand/Caller.ts'
import type { Clock } from '../../../platform/clock/Clock.ts'
import type { Database } from '../../../platform/database/openDatabase.ts'
import { coupons } from '../../../platform/database/schema/coupons.ts'
import { couponIsOver, unknownCoupon } from './couponProblems.ts'

export type CouponRow = typeof coupons.$inferSelect

type Parts = Readonly<{ database: Database; attempts: Attempts; clock: Clock }>

/** Wrong codes of one client: a code is no secret, but nobody tries them all. */
const wrongCoupons = { name: 'wrong codes of coupons by client', limit: 20, seconds: 900 } as const

export const isOver = ({ endsAt, isActive }: CouponRow, now: Date): boolean =>
  !isActive || (endsAt !== null && endsAt <= now)

/**
 * The coupon whose code was typed; null when none was.
 * @throws Problem 422 for a code that is not, or no longer, good on this site; 429 after too many of them
 */
export const findCoupon = async (
  { database: { db }, attempts, clock }: Parts,
  typed: string | undefined,
  { address, brand }: Pick<Caller, 'address' | 'brand'>,
): Promise<CouponRow | null> => {
  if (!typed?.trim()) return null
  const client = clientOf(address)
  await attempts.take(wrongCoupons, client)
  const isOfSite = or(isNull(coupons.brandCode), eq(coupons.brandCode, brand))
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, parseCouponCode(typed) ?? ''), isOfSite))
  if (!coupon?.isActive) throw unknownCoupon()
  await attempts.giveBack(db, wrongCoupons, client)
  if (isOver(coupon, clock())) throw couponIsOver()

  return coupon
}
