import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Brand } from '../../platform/brand/Brand.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { isAfter } from '../../platform/database/isAfter.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { banners } from '../../platform/database/schema/banners.ts'
import { messagePhotos } from '../../platform/database/schema/messagePhotos.ts'
import { sellerPages } from '../../platform/database/schema/sellerPages.ts'
import type { PreparedPicture } from './PreparedPicture.ts'

export type UploadsRepository = ReturnType<typeof createUploadsRepository>

export type Unclaimed = Readonly<{ id: number; path: string; createdAt: Date }>

type NewUpload = Pick<PreparedPicture, 'width' | 'height' | 'mark'> &
  Readonly<{
    brand: Brand
    token: string
    path: string
    bytes: number
    fetchedFrom: string | null
    now: Date
  }>

const waitsForNoAd = and(isNull(adImages.adId), isNull(adImages.proposedFor))

/** Pictures that wait for their ad. */
export const createUploadsRepository = ({ db }: Database) => ({
  keep: async ({ brand, token, now, ...picture }: NewUpload): Promise<void> => {
    await db
      .insert(adImages)
      .values({ ...picture, brandCode: brand, tokenHash: sha256(token), createdAt: now })
  },

  /** Pictures uploaded before a moment that no ad took, at most so many behind the last one. */
  findUnclaimed: async (before: Date, limit: number, after?: Unclaimed): Promise<Unclaimed[]> => {
    const { id, path, createdAt } = adImages

    return db
      .select({ id, path, createdAt })
      .from(adImages)
      .where(
        and(
          waitsForNoAd,
          lt(createdAt, before),
          isAfter([createdAt, id], after && [after.createdAt, after.id]),
        ),
      )
      .orderBy(asc(createdAt), asc(id))
      .limit(limit)
  },

  /** Forgets the pictures of deleted ads; returns the paths nobody needs any more. */
  forgetDeleted: async (limit: number): Promise<string[]> => {
    const ofDeleted = db
      .select({ id: adImages.id })
      .from(adImages)
      .innerJoin(ads, eq(ads.id, adImages.adId))
      .where(eq(ads.state, 'deleted'))
      .limit(limit)
    const gone = await db
      .delete(adImages)
      .where(inArray(adImages.id, ofDeleted))
      .returning({ path: adImages.path })

    return gone.map(({ path }) => path)
  },

  /** Which of some paths no picture of an ad, no banner, no photo of a message and no logo has. */
  unknownOf: async (paths: readonly string[]): Promise<string[]> => {
    const ofAds = db
      .select({ path: adImages.path })
      .from(adImages)
      .where(inArray(adImages.path, [...paths]))
    const ofBanners = db
      .select({ path: banners.imagePath })
      .from(banners)
      .where(inArray(banners.imagePath, [...paths]))
    const ofMessages = db
      .select({ path: messagePhotos.path })
      .from(messagePhotos)
      .where(inArray(messagePhotos.path, [...paths]))
    const ofCompanies = db
      .select({ path: sql<string>`${sellerPages.logoPath}` })
      .from(sellerPages)
      .where(inArray(sellerPages.logoPath, [...paths]))
    const known = await ofAds.unionAll(ofBanners).unionAll(ofMessages).unionAll(ofCompanies)
    const kept = new Set(known.map(({ path }) => path))

    return paths.filter((path) => !kept.has(path))
  },

  /** Forgets pictures, unless an ad took one meanwhile; returns the paths nobody needs any more. */
  forget: async (ids: readonly number[]): Promise<string[]> => {
    const gone = await db
      .delete(adImages)
      .where(and(inArray(adImages.id, [...ids]), waitsForNoAd))
      .returning({ path: adImages.path })

    return gone.map(({ path }) => path)
  },
})
