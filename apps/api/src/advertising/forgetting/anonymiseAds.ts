import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Originals } from '../../catalogue/images/Originals.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { drain } from '../../platform/jobs/drain.ts'
import { eraseAds } from './eraseAds.ts'

type Parts = Readonly<{ database: Database; clock: Clock; originals: Originals }>

/** How long a deleted ad's text is kept for complaints; its contacts went at once. */
const KEPT_DAYS = 60
const DAY_MS = 86_400_000
const AT_ONCE = 100

/** Leaves of ads deleted long ago nothing but that there was one, for orders and invoices. */
export const anonymiseAds = async (
  { database, clock, originals }: Parts,
  turn?: AbortSignal,
): Promise<void> => {
  const now = clock()
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  const isDue = and(eq(ads.state, 'deleted'), isNull(ads.anonymisedAt), lt(ads.updatedAt, before))
  const erase = async (tx: Transaction) => {
    const due = await tx
      .select({ id: ads.id })
      .from(ads)
      .where(isDue)
      .orderBy(asc(ads.updatedAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)

    return { due, paths: await eraseAds(tx, inArray(ads.id, ids), now) }
  }
  await drain(async () => {
    const { due, paths } = await database.db.transaction(erase)
    for (const path of paths) await originals.remove(path)

    return due
  }, turn)
}
