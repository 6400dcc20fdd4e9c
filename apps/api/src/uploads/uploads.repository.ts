import { and, inArray, isNull, lt } from 'drizzle-orm'
import type { Brand } from '../brand/Brand.ts'
import { sha256 } from '../crypto/sha256.ts'
import type { Database } from '../database/openDatabase.ts'
import { adImages } from '../database/schema/adImages.ts'
import type { PreparedPicture } from './PreparedPicture.ts'

export type UploadsRepository = ReturnType<typeof createUploadsRepository>

type NewUpload = Pick<PreparedPicture, 'width' | 'height' | 'mark'> &
  Readonly<{ brand: Brand; token: string; path: string; bytes: number; now: Date }>

/** Pictures that wait for their ad. */
export const createUploadsRepository = ({ db }: Database) => ({
  keep: async ({ brand, token, now, ...picture }: NewUpload): Promise<void> => {
    await db
      .insert(adImages)
      .values({ ...picture, brandCode: brand, tokenHash: sha256(token), createdAt: now })
  },

  /** Paths of pictures uploaded before a moment that no ad took, at most so many. */
  findUnclaimed: async (before: Date, limit: number): Promise<{ id: number; path: string }[]> =>
    db
      .select({ id: adImages.id, path: adImages.path })
      .from(adImages)
      .where(and(isNull(adImages.adId), lt(adImages.createdAt, before)))
      .limit(limit),

  /** Forgets pictures, unless an ad took one meanwhile; returns the paths nobody needs any more. */
  forget: async (ids: readonly number[]): Promise<string[]> => {
    const gone = await db
      .delete(adImages)
      .where(and(inArray(adImages.id, [...ids]), isNull(adImages.adId)))
      .returning({ path: adImages.path })

    return gone.map(({ path }) => path)
  },
})
