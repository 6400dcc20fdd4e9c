import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Clock } from '../../clock/Clock.ts'
import type { Database } from '../../database/openDatabase.ts'
import { ads } from '../../database/schema/ads.ts'
import type { Originals } from '../../images/Originals.ts'
import { eraseAds } from '../../personal-data/eraseAds.ts'

type Parts = Readonly<{ database: Database; clock: Clock; originals: Originals }>

/** How long a deleted ad's text is kept for complaints; its contacts went at once. */
const KEPT_DAYS = 60
const DAY_MS = 86_400_000

/** Leaves of ads deleted long ago nothing but that there was one, for orders and invoices. */
export const anonymiseAds = async ({ database, clock, originals }: Parts): Promise<void> => {
  const now = clock()
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  const isDue = and(eq(ads.state, 'deleted'), isNull(ads.anonymisedAt), lt(ads.updatedAt, before))
  const paths = await database.db.transaction((tx) => eraseAds(tx, isDue, now))
  for (const path of paths) await originals.remove(path)
}
