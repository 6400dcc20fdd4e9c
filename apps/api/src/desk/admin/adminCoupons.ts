import type { AdminCoupon, CouponChange } from '@inzrt/contracts/desk/adminCoupon'
import { formMessage } from '@inzrt/rules/forms'
import { parseCouponCode } from '@inzrt/rules/order'
import { count, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/database/openDatabase.ts'
import { coupons } from '../../platform/database/schema/coupons.ts'
import { orders } from '../../platform/database/schema/orders.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { dayOf, lastMoment } from './bannerDays.ts'
import { etagOf } from './etagOf.ts'
import { type AdminParts, addRecord, changeRecord, recordNotFound } from './keepRecord.ts'

type Row = typeof coupons.$inferSelect
type NewCoupon = CouponChange & Readonly<{ code: string }>

const toChangeable = (row: Row): CouponChange => ({
  kind: row.kind,
  value: row.value,
  services: row.services,
  brand: row.brandCode,
  endsOn: dayOf(row.endsAt),
  usesMax: row.usesMax,
  usesPerPerson: row.usesPerPerson,
  isActive: row.isActive,
})

/** As the log tells it. */
const toTold = ({ services, ...change }: CouponChange) => ({
  ...change,
  services: services.join(', '),
})

const toRow = ({ brand, endsOn, ...change }: CouponChange) => ({
  ...change,
  brandCode: brand,
  endsAt: lastMoment(endsOn),
})

const readCoupons = async (
  { db }: Database,
  which?: { readonly id: number },
): Promise<AdminCoupon[]> => {
  const [rows, held] = await Promise.all([
    db
      .select()
      .from(coupons)
      .where(which && eq(coupons.id, which.id))
      .orderBy(desc(coupons.id)),
    db
      .select({ id: orders.couponId, uses: count() })
      .from(orders)
      .where(which ? eq(orders.couponId, which.id) : isNotNull(orders.couponId))
      .groupBy(orders.couponId),
  ])
  const usesOf = new Map(held.map(({ id, uses }) => [id, uses]))

  return rows.map((row) => {
    const change = toChangeable(row)

    return {
      id: row.id,
      mark: etagOf(toTold(change)),
      code: row.code,
      ...change,
      uses: usesOf.get(row.id) ?? 0,
    }
  })
}

/** Every coupon, the newest first. */
export const listAdminCoupons = (database: Database): Promise<AdminCoupon[]> =>
  readCoupons(database)

const readCoupon = async ({ database }: AdminParts, id: number): Promise<AdminCoupon> => {
  const [found] = await readCoupons(database, { id })
  if (!found) throw recordNotFound()

  return found
}

const checkCoupon = ({ kind, value, services }: CouponChange) => ({
  value: (value === 0 || (kind === 'percent' && value > 100)) && formMessage.percent,
  services: new Set(services).size < services.length && 'Každou službu stačí vybrat jednou.',
})

/** Changes what a coupon is worth from now on, or how often. */
export const changeCoupon = async (
  parts: AdminParts,
  id: number,
  { mark, ...change }: CouponChange & { mark: string },
  admin: SignedIn,
): Promise<AdminCoupon> => {
  const isIt = eq(coupons.id, id)
  await changeRecord(parts, admin, {
    entity: 'coupon',
    id,
    mark,
    read: async (tx) => {
      const [row] = await tx.select().from(coupons).where(isIt).for('update')
      if (!row) throw recordNotFound()

      return toTold(toChangeable(row))
    },
    write: async (tx) => {
      refuseFaults(checkCoupon(change))
      await tx.update(coupons).set(toRow(change)).where(isIt)

      return toTold(change)
    },
  })

  return readCoupon(parts, id)
}

/** Adds a coupon. */
export const addCoupon = async (
  parts: AdminParts,
  { code: typed, ...change }: NewCoupon,
  admin: SignedIn,
): Promise<AdminCoupon> => {
  const id = await addRecord(parts, admin, 'coupon', async (tx) => {
    const code = parseCouponCode(typed)
    refuseFaults({ code: code === null && formMessage.coupon }, checkCoupon(change))
    const [added] = await tx
      .insert(coupons)
      .values({ ...toRow(change), code: code ?? '' })
      .onConflictDoNothing()
      .returning({ id: coupons.id })
    refuseFaults({ code: !added && 'Tento kód už tu je.' })

    return { id: added?.id ?? 0, detail: { name: code, ...toTold(change) } }
  })

  return readCoupon(parts, id)
}
