import type { AdminSection, SectionChange } from '@inzrt/contracts/adminSection'
import { isReservedSegment } from '@inzrt/domain/slug'
import { and, asc, eq, ne } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'
import { sections } from '../database/schema/sections.ts'
import { slugHistory } from '../database/schema/slugHistory.ts'
import type { Transaction } from '../database/Transaction.ts'
import { invalidFields, sectionNotFound } from '../errors/problems.ts'
import type { SignedIn } from '../sessions/SignedIn.ts'

type Row = typeof sections.$inferSelect
type Reader = Transaction | Database['db']

const namesAbove = (row: Row, rows: readonly Row[]): string[] => {
  const parent = rows.find(({ id }) => id === row.parentId)

  return parent ? [...namesAbove(parent, rows), parent.name] : []
}

const toAdminSection = (row: Row, rows: readonly Row[]): AdminSection => ({
  id: row.id,
  brand: row.brandCode,
  above: namesAbove(row, rows),
  isLeaf: !rows.some(({ parentId }) => parentId === row.id),
  name: row.name,
  slug: row.slug,
  isActive: row.isActive,
  requiresApproval: row.requiresApproval,
  isPaidOffer: row.isPaidOffer,
  isPaidInquiry: row.isPaidInquiry,
  isPaidExchange: row.isPaidExchange,
  cardPrice: row.cardPrice,
  validDays: row.validDays,
  validWeeks: row.validWeeks,
  validMonths: row.validMonths,
})

const readAll = (on: Reader) =>
  on
    .select()
    .from(sections)
    .orderBy(asc(sections.brandCode), asc(sections.position), asc(sections.id))

/** Every section of both sites. */
export const listAdminSections = async ({ db }: Database): Promise<AdminSection[]> => {
  const rows = await readAll(db)

  return rows.map((row) => toAdminSection(row, rows))
}

/** @throws Problem 422 with a sentence under each wrong field */
const check = async (tx: Transaction, { id, slug: former }: Row, change: SectionChange) => {
  const { name, slug, cardPrice } = change
  const [taken] = await tx
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.slug, slug), ne(sections.id, id)))
  const isPaid = change.isPaidOffer || change.isPaidInquiry || change.isPaidExchange
  const errors = {
    ...(name.trim() === '' && { name: ['Napište název rubriky.'] }),
    ...((taken || (slug !== former && isReservedSegment(slug))) && {
      slug: ['Tato adresa už patří něčemu jinému.'],
    }),
    ...(isPaid && !cardPrice && { cardPrice: ['Placená rubrika musí mít cenu.'] }),
    ...(!(change.validDays || change.validWeeks || change.validMonths) && {
      validDays: ['Vyplňte, jak dlouho inzeráty platí.'],
    }),
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

const rememberSlug = async (tx: Transaction, { id, slug }: Row, next: string): Promise<void> => {
  await tx.delete(slugHistory).where(eq(slugHistory.oldSlug, next))
  if (slug !== next)
    await tx
      .insert(slugHistory)
      .values({ oldSlug: slug, sectionId: id })
      .onConflictDoUpdate({ target: slugHistory.oldSlug, set: { sectionId: id } })
}

/** What differs, as it was and as it is. */
const differences = (before: object, after: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, value]) => [name, Reflect.get(before, name), value] as const)
      .filter(([, was, is]) => was !== is)
      .map(([name, was, is]) => [name, { was, is }]),
  )

/** Changes a section, keeps its former address alive and writes down what was changed. */
export const changeSection = (
  { database, clock }: { database: Database; clock: Clock },
  id: number,
  change: SectionChange,
  admin: SignedIn,
): Promise<AdminSection> =>
  database.db.transaction(async (tx) => {
    const [row] = await tx.select().from(sections).where(eq(sections.id, id)).for('update')
    if (!row) throw sectionNotFound()
    await check(tx, row, change)
    await rememberSlug(tx, row, change.slug)
    const values = { ...change, name: change.name.trim(), cardCanBePaid: change.cardPrice !== null }
    const [changed] = await tx.update(sections).set(values).where(eq(sections.id, id)).returning()
    const deed = { action: 'changed', entity: 'section', entityId: id } as const
    await recordAudit(tx, admin, { ...deed, detail: differences(row, values) }, clock())

    return toAdminSection(changed ?? row, await readAll(tx))
  })
