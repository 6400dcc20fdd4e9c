import { adSlug } from '@inzrt/domain/slug'
import { sql } from 'drizzle-orm'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { freeDialCode } from './dialCodes.ts'

type NewAd = Omit<typeof ads.$inferInsert, 'id' | 'slug' | 'dialCode' | 'state'>

/** Keeps a new ad under the address made of its heading and its number; nobody sees it yet. */
export const insertAd = async (tx: Transaction, ad: NewAd): Promise<typeof ads.$inferSelect> => {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('ads', 'id')) as id`,
  )
  const id = Number(rows[0]?.id)
  const [added] = await tx
    .insert(ads)
    .values({
      ...ad,
      id,
      slug: adSlug(ad.heading, id),
      dialCode: await freeDialCode(tx, id),
      state: 'waiting_verification',
    })
    .returning()
  if (!added) throw new Error('The ad was not added.')

  return added
}
