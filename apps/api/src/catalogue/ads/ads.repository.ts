import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { ReadableDatabase } from '../../platform/database/openDatabase.ts'
import { prepare } from '../../platform/database/prepare.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { adPromos } from '../../platform/database/schema/adPromos.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { editionAds, editions } from '../../platform/database/schema/editions.ts'
import { localities } from '../../platform/database/schema/localities.ts'
import { promoKinds } from '../../platform/database/schema/promos.ts'
import { users } from '../../platform/database/schema/users.ts'
import { countUnder, isPublic } from '../advertisers/profileConditions.ts'
import { type KeptRating, ratingOfUser } from '../advertisers/ratingsOf.ts'
import { whereShown } from './isPublished.ts'

export type AdsRepository = ReturnType<typeof createAdsRepository>

/** An ad with its place and its advertiser. */
export type AdRecord = {
  ad: typeof ads.$inferSelect
  locality: typeof localities.$inferSelect
  user: typeof users.$inferSelect | null
}

/** How many ads stand under an account's nickname on a site, and whether it may be looked up there. */
type Standing = { adsCount: number; isPublic: boolean; rating: KeptRating }

/** Its end may not be written down yet. */
const asOver = (record: AdRecord | undefined): AdRecord | null =>
  record?.ad.state === 'published'
    ? { ...record, ad: { ...record.ad, state: 'expired' } }
    : (record ?? null)

/** Single ads that the public may see. */
export const createAdsRepository = ({ db, pool }: ReadableDatabase, clock: Clock) => {
  const now = sql.placeholder('now')
  const findWhere = (name: string, condition: SQL | undefined) =>
    db
      .select({ ad: ads, locality: localities, user: users })
      .from(ads)
      .innerJoin(localities, eq(localities.id, ads.localityId))
      .leftJoin(users, eq(users.id, ads.userId))
      .where(
        and(
          eq(ads.id, sql.placeholder('id')),
          eq(ads.brandCode, sql.placeholder('brand')),
          condition,
        ),
      )
      .prepare(`ads_find_${name}`)
  const findPublished = findWhere('published', whereShown(now))
  const findOver = findWhere(
    'over',
    or(
      eq(ads.state, 'expired'),
      and(eq(ads.state, 'published'), lte(ads.validUntil, now)),
      and(eq(ads.state, 'closed'), inArray(ads.closedReason, ['sold', 'reserved'])),
    ),
  )
  const findPrinted = db
    .select({ slug: ads.slug })
    .from(ads)
    .where(
      and(
        eq(ads.dialCode, sql.placeholder('dialCode')),
        eq(ads.brandCode, sql.placeholder('brand')),
        whereShown(now),
      ),
    )
    .prepare('ads_find_printed')
  const readImages = db
    .select()
    .from(adImages)
    .where(eq(adImages.adId, sql.placeholder('adId')))
    .orderBy(asc(adImages.position), asc(adImages.id))
    .prepare('ads_images')
  const readPromos = db
    .select({ promoId: promoKinds.id, code: promoKinds.code, endsAt: adPromos.endsAt })
    .from(adPromos)
    .innerJoin(promoKinds, eq(promoKinds.id, adPromos.promoId))
    .where(and(eq(adPromos.adId, sql.placeholder('adId')), eq(adPromos.state, 'active')))
    .prepare('ads_promos')
  const readStanding = prepare<Standing>(
    pool,
    sql`select ${countUnder} as "adsCount", ${isPublic} as "isPublic", ${ratingOfUser} as rating
      from ${users} where ${users.id} = ${sql.placeholder('userId')}`,
  )
  const readNextEdition = db
    .select()
    .from(editions)
    .where(
      and(
        gt(editions.deadlineAt, sql.placeholder('now')),
        isNull(editions.closedAt),
        sql`not exists (select from editions first where first.id = ${sql.placeholder('from')}
          and first.deadline_at > ${editions.deadlineAt})`,
      ),
    )
    .orderBy(asc(editions.deadlineAt))
    .limit(1)
    .prepare('ads_next_edition')
  const readLastPrint = db
    .select({ edition: editions, page: editionAds.page })
    .from(editionAds)
    .innerJoin(editions, eq(editions.id, editionAds.editionId))
    .where(eq(editionAds.adId, sql.placeholder('adId')))
    .orderBy(desc(editions.deadlineAt))
    .limit(1)
    .prepare('ads_last_print')

  return {
    findPublished: async (id: number, brand: string): Promise<AdRecord | null> =>
      (await findPublished.execute({ id, brand, now: clock() }))[0] ?? null,
    /** An ad whose validity ended, or that is sold or reserved. */
    findOver: async (id: number, brand: string): Promise<AdRecord | null> =>
      asOver((await findOver.execute({ id, brand, now: clock() }))[0]),
    /** Slug of the ad that a code of the printed edition stands for. */
    findPrinted: async (dialCode: string, brand: string): Promise<string | null> =>
      (await findPrinted.execute({ dialCode, brand, now: clock() }))[0]?.slug ?? null,
    images: (adId: number) => readImages.execute({ adId }),
    promos: (adId: number) => readPromos.execute({ adId }),
    /** What a nickname stands for on one site; the other's ads stay unknown there. */
    standing: async (userId: number, brand: string): Promise<Standing | null> =>
      (await readStanding({ userId, brand, now: clock() }))[0] ?? null,
    /** The edition that printed an ad last, and where. */
    lastPrint: async (adId: number) => (await readLastPrint.execute({ adId }))[0] ?? null,
    /** The printed edition whose deadline comes next, of those not before the one an ad is put off to. */
    nextEdition: async (from: number | null = null) =>
      (await readNextEdition.execute({ now: clock(), from }))[0] ?? null,
  }
}
