import { DAY_MS } from '@inzrt/domain/time'
import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { Originals } from '../../catalogue/images/Originals.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { isAfter } from '../../platform/database/isAfter.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { drain } from '../../platform/jobs/drain.ts'
import { eachRow } from '../../platform/jobs/eachRow.ts'
import { eraseAds } from './eraseAds.ts'

type Last = Readonly<{ id: number }>
type Parts = Readonly<{ database: Database; clock: Clock; originals: Originals }>

/** How long a deleted ad's text is kept for complaints; its contacts went at once. */
const RETENTION_DAYS = 60
const BATCH_SIZE = 100

/** Leaves of ads deleted long ago nothing but that there was one, for orders and invoices. */
export const anonymiseAds = async (
  { database, clock, originals }: Parts,
  turn?: AbortSignal,
): Promise<void> => {
  const now = clock()
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
  const isDue = and(eq(ads.state, 'deleted'), isNull(ads.anonymisedAt), lt(ads.updatedAt, before))
  const { db } = database
  const rows = eachRow<Last>('anonymise ad', ({ id }) => id)
  await drain<Last>(async (last) => {
    const due = await db
      .select({ id: ads.id })
      .from(ads)
      .where(and(isDue, isAfter([ads.id], last && [last.id])))
      .orderBy(asc(ads.id))
      .limit(BATCH_SIZE)
    await rows.treat(db, due, async ({ id }) => {
      const paths = await db.transaction((tx) => eraseAds(tx, and(isDue, eq(ads.id, id)), now))
      for (const path of paths) await originals.remove(path)
    })

    return due
  }, turn)
  rows.settle()
}
