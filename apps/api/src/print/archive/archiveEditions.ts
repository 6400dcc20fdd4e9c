import { and, asc, eq, getTableColumns, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { askedSet } from '../../catalogue/sections/askedSet.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { isAfter } from '../../platform/database/isAfter.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { archivedAds } from '../../platform/database/schema/archivedAds.ts'
import { type EditionRow, editionAds, editions } from '../../platform/database/schema/editions.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { drain } from '../../platform/jobs/drain.ts'
import { drainEach } from '../../platform/jobs/drainEach.ts'
import { eachRow } from '../../platform/jobs/eachRow.ts'
import { isReleased } from '../isReleased.ts'
import { toArchivedAd } from './toArchivedAd.ts'
import { whereArchived } from './whereArchived.ts'

type Last = Readonly<{ adId: number }>

const BATCH_SIZE = 200

const PRINTED = {
  ...getTableColumns(editionAds),
  attributeSet: askedSet(editionAds.attributeSet),
  sectionId: ads.sectionId,
  firstName: ads.firstName,
  lastName: ads.lastName,
}

/** What a later edition prints takes the place of what an earlier one did. */
const excluded = Object.fromEntries(
  Object.entries(getTableColumns(archivedAds))
    .filter(([, { primary }]) => !primary)
    .map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
)

/** Locked, so that an ad that is being erased is either not read or erased here too. */
const findNext = (tx: Transaction, { id }: EditionRow, last: Last | undefined) =>
  tx
    .select(PRINTED)
    .from(editionAds)
    .innerJoin(ads, eq(ads.id, editionAds.adId))
    .where(
      and(
        eq(editionAds.editionId, id),
        whereArchived,
        isAfter([editionAds.adId], last && [last.adId]),
      ),
    )
    .orderBy(asc(editionAds.adId))
    .limit(BATCH_SIZE)
    .for('share', { of: ads })

type Printed = Awaited<ReturnType<typeof findNext>>[number]

const archiveAll = (
  database: Database,
  edition: EditionRow,
  turn?: AbortSignal,
): Promise<number> => {
  const { releaseDate } = edition
  const treat = (tx: Transaction, row: Printed) =>
    tx
      .insert(archivedAds)
      .values(toArchivedAd(row, releaseDate))
      .onConflictDoUpdate({
        target: archivedAds.adId,
        set: excluded,
        setWhere: lte(archivedAds.releaseDate, releaseDate),
      })

  return drainEach<Printed>(
    database,
    {
      work: `archive ad of edition ${edition.id}`,
      keyOf: ({ adId }) => adId,
      find: (tx, last) => findNext(tx, edition, last),
      treat,
    },
    turn,
  )
}

/** The first edition behind one that came out, was set and was not taken in yet. */
const nextOf = async ({ db }: Database, now: Date, last: EditionRow | undefined) => {
  const isWaiting = and(
    ...[isReleased(now), isNotNull(editions.pdfPath), isNull(editions.archivedAt)],
    isAfter([editions.releaseDate, editions.id], last && [last.releaseDate, last.id]),
  )
  const [edition] = await db
    .select()
    .from(editions)
    .where(isWaiting)
    .orderBy(asc(editions.releaseDate), asc(editions.id))
    .limit(1)

  return edition
}

/** Takes the ads of editions that came out into what the archive is searched by; returns how many editions there were. */
export const archiveEditions = async (
  database: Database,
  clock: Clock,
  turn?: AbortSignal,
): Promise<number> => {
  const { db } = database
  const rows = eachRow<EditionRow>('archive edition', ({ id }) => id)
  await drain<EditionRow>(async (last) => {
    const edition = await nextOf(database, clock(), last)
    if (!edition) return []
    await rows.treat(db, [edition], async ({ id }) => {
      await archiveAll(database, edition, turn)
      if (!turn?.aborted)
        await db.update(editions).set({ archivedAt: clock() }).where(eq(editions.id, id))
    })

    return [edition]
  }, turn)

  return rows.settle()
}
