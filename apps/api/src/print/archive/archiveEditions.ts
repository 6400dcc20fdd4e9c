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
import { isReleased } from '../isReleased.ts'
import { toArchivedAd } from './toArchivedAd.ts'
import { whereArchived } from './whereArchived.ts'

type Last = Readonly<{ adId: number }>

const AT_ONCE = 200

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

const archiveNext = async (
  tx: Transaction,
  { id, releaseDate }: EditionRow,
  last: Last | undefined,
): Promise<readonly Last[]> => {
  // Locked, so that an ad that is being erased is either not read or erased here too.
  const printed = await tx
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
    .limit(AT_ONCE)
    .for('share', { of: ads })
  if (printed.length > 0)
    await tx
      .insert(archivedAds)
      .values(printed.map((row) => toArchivedAd(row, releaseDate)))
      .onConflictDoUpdate({
        target: archivedAds.adId,
        set: excluded,
        setWhere: lte(archivedAds.releaseDate, releaseDate),
      })

  return printed
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
export const archiveEditions = (
  database: Database,
  clock: Clock,
  turn?: AbortSignal,
): Promise<number> =>
  drain<EditionRow>(async (last) => {
    const { db } = database
    const edition = await nextOf(database, clock(), last)
    if (!edition) return []
    await drain<Last>((printed) => db.transaction((tx) => archiveNext(tx, edition, printed)), turn)
    if (!turn?.aborted)
      await db.update(editions).set({ archivedAt: clock() }).where(eq(editions.id, edition.id))

    return [edition]
  }, turn)
