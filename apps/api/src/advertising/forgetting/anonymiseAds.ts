import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Originals } from '../../catalogue/images/Originals.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { isAfter } from '../../platform/database/isAfter.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { drain } from '../../platform/jobs/drain.ts'
import { eraseAds } from './eraseAds.ts'

type Last = Readonly<{ id: number }>
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
  const erase = async (tx: Transaction, last: Last | undefined) => {
    const due = await tx
      .select({ id: ads.id })
      .from(ads)
      .where(and(isDue, isAfter([ads.id], last && [last.id])))
      .orderBy(asc(ads.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)

    return { due, paths: await eraseAds(tx, inArray(ads.id, ids), now) }
  }
  await drain<Last>(async (last) => {
    const { due, paths } = await database.db.transaction((tx) => erase(tx, last))
    for (const path of paths) await originals.remove(path)

    return due
  }, turn)
}
