import { randomInt } from 'node:crypto'
import { adSlug } from '@inzrt/domain/slug'
import { and, eq, sql } from 'drizzle-orm'
import { ads } from '../database/schema/ads.ts'
import type { Transaction } from '../database/Transaction.ts'

type NewAd = Omit<typeof ads.$inferInsert, 'id' | 'slug' | 'dialCode' | 'state'>

const CODES = 1_000_000
const TRIES = 20

/** Six digits no published ad has, so that the printed code leads to one. */
const freeDialCode = async (tx: Transaction): Promise<string> => {
  for (let left = TRIES; left > 0; left--) {
    const dialCode = String(randomInt(CODES)).padStart(6, '0')
    const [taken] = await tx
      .select({ id: ads.id })
      .from(ads)
      .where(and(eq(ads.dialCode, dialCode), eq(ads.state, 'published')))
    if (!taken) return dialCode
  }
  throw new Error('Nearly all codes of ads are taken.')
}

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
      dialCode: await freeDialCode(tx),
      state: 'waiting_verification',
    })
    .returning()
  if (!added) throw new Error('The ad was not added.')

  return added
}
