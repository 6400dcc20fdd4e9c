import { and, asc, eq, ne } from 'drizzle-orm'
import type { AdRecord } from '../catalogue/ads/ads.repository.ts'
import type { Brand } from '../platform/brand/Brand.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import { adImages } from '../platform/database/schema/adImages.ts'
import { ads } from '../platform/database/schema/ads.ts'
import { localities } from '../platform/database/schema/localities.ts'
import { users } from '../platform/database/schema/users.ts'
import type { Transaction } from '../platform/database/Transaction.ts'

export type OwnedAds = ReturnType<typeof createOwnedAds>

const isOnSite = (id: number, brand: Brand) =>
  and(eq(ads.id, id), eq(ads.brandCode, brand), ne(ads.state, 'deleted'))

/** Ads as their owners see them: in every state but deleted. */
export const createOwnedAds = ({ db }: Database) => ({
  find: async (id: number, brand: Brand): Promise<AdRecord | null> => {
    const [record] = await db
      .select({ ad: ads, locality: localities, user: users })
      .from(ads)
      .innerJoin(localities, eq(localities.id, ads.localityId))
      .leftJoin(users, eq(users.id, ads.userId))
      .where(isOnSite(id, brand))

    return record ?? null
  },

  /** An ad in whatever state, also deleted while its row is still there. */
  findKept: async (id: number, brand: Brand) => {
    const [ad] = await db
      .select()
      .from(ads)
      .where(and(eq(ads.id, id), eq(ads.brandCode, brand)))

    return ad ?? null
  },

  /** The ad, kept from changing under us until the transaction ends. */
  lock: async (tx: Transaction, id: number, brand: Brand) => {
    const [ad] = await tx.select().from(ads).where(isOnSite(id, brand)).for('update')

    return ad ?? null
  },

  images: (tx: Transaction, adId: number) =>
    tx
      .select()
      .from(adImages)
      .where(eq(adImages.adId, adId))
      .orderBy(asc(adImages.position), asc(adImages.id)),
})
