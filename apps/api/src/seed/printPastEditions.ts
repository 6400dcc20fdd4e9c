import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/openDatabase.ts'
import { editions } from '../platform/database/schema/editions.ts'
import { snapshotAds } from '../print/snapshotAds.ts'
import type { Demo } from './Demo.ts'

/** A past edition of the demo is a slim paper, so that all are set soon after the first start. */
const ADS_PER_EDITION = 400

/** Ads of the demo as each edition that is closed by now could have printed them. */
export const printPastEditions = async (
  db: Pick<Database['db'], 'select' | 'execute' | 'update'>,
  { now }: Demo,
): Promise<void> => {
  const past = await db.select().from(editions).where(lte(editions.deadlineAt, now))
  for (const { id, deadlineAt } of past) {
    const where = sql`ads.id in (
      select id from ads where brand_code = 'general' and state in ('published', 'closed', 'expired')
        and created_at <= ${deadlineAt.toISOString()} and valid_until > ${deadlineAt.toISOString()}
      order by (id::bigint * 7919 + ${id}::int * 104729) % 10007 limit ${ADS_PER_EDITION})`
    const { rowCount } = await db.execute(snapshotAds({ editionId: id, at: deadlineAt, where }))
    await db
      .update(editions)
      .set({ closedAt: deadlineAt, adsCount: rowCount ?? 0 })
      .where(eq(editions.id, id))
  }
}
