import type { AdminEdition, EditionChange, EditionStep } from '@inzrt/contracts/desk/adminEdition'
import { EDITION_BASE } from '@inzrt/contracts/newspaper/editionFile'
import { count, desc, eq } from 'drizzle-orm'
import { wherePublished } from '../../catalogue/ads/isPublished.ts'
import type { FileSeal } from '../../catalogue/images/createFileSeal.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { editions } from '../../platform/database/schema/editions.ts'
import { conflict } from '../../platform/errors/problems.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { closeLocked } from '../../print/closeEdition.ts'
import { dayOf } from './bannerDays.ts'
import { etagOf } from './etagOf.ts'
import { type AdminParts, addRecord, changeRecord, recordNotFound } from './keepRecord.ts'

type Row = typeof editions.$inferSelect
type EditionParts = AdminParts & Readonly<{ fileSeal: FileSeal }>
type NewEdition = EditionChange & Readonly<{ year: number; number: number }>

const toChangeable = ({ deadlineAt, releaseDate }: Row): EditionChange => ({
  deadlineAt: deadlineAt.toISOString(),
  releaseDate,
})

const stateOf = ({ closedAt, releasedAt, pdfPath, releaseDate }: Row, now: Date) => {
  if (releasedAt || releaseDate <= (dayOf(now) ?? '')) return 'released'
  if (!closedAt) return 'planned'

  return pdfPath ? 'set' : 'closed'
}

type Group = Readonly<{ printFrom: number | null; total: number }>

/** Ads shown now, by the edition they were put off to: how many a planned edition would print. */
const countShown = ({ db }: AdminParts['database'], now: Date): Promise<Group[]> =>
  db
    .select({ printFrom: ads.printFrom, total: count() })
    .from(ads)
    .where(wherePublished(now))
    .groupBy(ads.printFrom)

const printedIn = (edition: Row, shown: readonly Group[], all: readonly Row[]): number =>
  shown
    .filter(({ printFrom }) => {
      const first = all.find(({ id }) => id === printFrom)

      return !first || first.deadlineAt <= edition.deadlineAt
    })
    .reduce((sum, { total }) => sum + total, 0)

/** Editions to come, the soonest first, then those that came out, the latest first. */
export const listAdminEditions = async ({
  database,
  clock,
  fileSeal,
}: EditionParts): Promise<AdminEdition[]> => {
  const now = clock()
  const [rows, shown] = await Promise.all([
    database.db.select().from(editions).orderBy(desc(editions.releaseDate)),
    countShown(database, now),
  ])
  const isOut = (row: Row) => stateOf(row, now) === 'released'
  const ordered = [...rows.filter((row) => !isOut(row)).toReversed(), ...rows.filter(isOut)]

  return ordered.map((row) => ({
    id: row.id,
    mark: etagOf(toChangeable(row)),
    year: row.year,
    number: row.number,
    state: stateOf(row, now),
    pages: row.pages,
    adsCount: row.closedAt ? row.adsCount : printedIn(row, shown, rows),
    scans: row.scans,
    paper: row.pdfPath && EDITION_BASE + fileSeal.seal(row.pdfPath),
    ...toChangeable(row),
  }))
}

const listed = async (parts: EditionParts, id: number): Promise<AdminEdition> => {
  const found = (await listAdminEditions(parts)).find((edition) => edition.id === id)
  if (!found) throw recordNotFound()

  return found
}

const checkDays = ({ deadlineAt, releaseDate }: EditionChange) => ({
  releaseDate:
    releaseDate <= (dayOf(new Date(deadlineAt)) ?? '') && 'Vydání musí vyjít až po uzávěrce.',
})

/** Moves the deadline of an edition or its day. */
export const changeEdition = async (
  parts: EditionParts,
  id: number,
  { mark, ...change }: EditionChange & { mark: string },
  admin: SignedIn,
): Promise<AdminEdition> => {
  const isIt = eq(editions.id, id)
  await changeRecord(parts, admin, {
    entity: 'edition',
    id,
    mark,
    read: async (tx) => {
      const [row] = await tx.select().from(editions).where(isIt).for('update')
      if (!row) throw recordNotFound()
      const state = stateOf(row, parts.clock())
      refuseFaults({
        releaseDate: state === 'released' && 'Vydání už vyšlo.',
        deadlineAt:
          row.closedAt &&
          row.deadlineAt.toISOString() !== change.deadlineAt &&
          'Uzávěrka už proběhla.',
      })

      return toChangeable(row)
    },
    write: async (tx) => {
      refuseFaults(checkDays(change))
      const deadlineAt = new Date(change.deadlineAt)
      await tx
        .update(editions)
        .set({ ...change, deadlineAt })
        .where(isIt)

      return change
    },
  })

  return listed(parts, id)
}

/** Plans another edition. */
export const addEdition = async (
  parts: EditionParts,
  planned: NewEdition,
  admin: SignedIn,
): Promise<AdminEdition> => {
  const id = await addRecord(parts, admin, 'edition', async (tx) => {
    refuseFaults(checkDays(planned))
    const deadlineAt = new Date(planned.deadlineAt)
    const [added] = await tx
      .insert(editions)
      .values({ ...planned, deadlineAt })
      .onConflictDoNothing()
      .returning({ id: editions.id })
    refuseFaults({ number: !added && 'Vydání tohoto čísla už v\u00a0tom roce je.' })

    return { id: added?.id ?? 0, detail: planned }
  })

  return listed(parts, id)
}

/** Closes an edition or lets its paper out, once. */
export const transitionEdition = async (
  parts: EditionParts,
  id: number,
  step: EditionStep,
  admin: SignedIn,
): Promise<AdminEdition> => {
  await addRecord(parts, admin, 'edition', async (tx) => {
    const [row] = await tx.select().from(editions).where(eq(editions.id, id)).for('update')
    if (!row) throw recordNotFound()
    const [now, state] = [parts.clock(), stateOf(row, parts.clock())]
    if (state === 'released') throw conflict('Vydání už vyšlo.')
    if (step === 'close') {
      if (state !== 'planned') throw conflict('Vydání už je uzavřené.')
      await closeLocked(tx, row, now)
    } else {
      if (state !== 'set') throw conflict('Noviny ještě nejsou vysázené. Zkuste to za chvíli.')
      await tx.update(editions).set({ releasedAt: now }).where(eq(editions.id, id))
    }

    return { id, action: step, detail: { name: `${row.number}/${row.year}` } }
  })

  return listed(parts, id)
}
