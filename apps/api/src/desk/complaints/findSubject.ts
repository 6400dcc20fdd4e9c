import { slugOfAddress } from '@inzrt/rules/forms'
import { eq } from 'drizzle-orm'
import { adIdOf } from '../../catalogue/ads/adIdOf.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { orders } from '../../platform/database/schema/orders.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

const NUMBER = /\d{8,15}/

const NOTHING = { orderId: null, adId: null } as const

/** The order or the ad a complaint names, for those who answer it; the complainant is not told of it. */
export const findSubject = async (
  tx: Transaction,
  about: string,
): Promise<{ orderId: number | null; adId: number | null }> => {
  const [publicNo] = NUMBER.exec(about) ?? []
  if (publicNo) {
    const named = eq(orders.publicNo, publicNo)
    const [order] = await tx
      .select({ orderId: orders.id, adId: orders.adId })
      .from(orders)
      .where(named)
    if (order) return order
  }
  const id = adIdOf(slugOfAddress(about) ?? '')
  if (id === null) return NOTHING
  const [ad] = await tx.select({ adId: ads.id }).from(ads).where(eq(ads.id, id))

  return ad ? { orderId: null, ...ad } : NOTHING
}
