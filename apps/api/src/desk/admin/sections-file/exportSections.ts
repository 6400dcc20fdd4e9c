import { asc } from 'drizzle-orm'
import type { Database } from '../../../platform/database/openDatabase.ts'
import { sections } from '../../../platform/database/schema/sections.ts'
import { type SectionEntry, writeSectionsFile } from './SectionsFile.ts'

type Row = typeof sections.$inferSelect

const toEntry = (row: Row, parent: Row | undefined): SectionEntry => ({
  brand: row.brandCode,
  parent: parent?.slug ?? null,
  name: row.name,
  slug: row.slug,
  icon: row.icon,
  attributeSet: row.attributeSet,
  requiresApproval: row.requiresApproval,
  requiresAgeProof: row.requiresAgeProof,
  isDating: row.isDating,
  isOffer: row.isOffer,
  isInquiry: row.isInquiry,
  isExchange: row.isExchange,
  isPaidOffer: row.isPaidOffer,
  isPaidInquiry: row.isPaidInquiry,
  isPaidExchange: row.isPaidExchange,
  cardPrice: row.cardPrice,
  smsNumber: row.smsNumber,
  smsKeyword: row.smsKeyword,
  validDays: row.validDays,
  validWeeks: row.validWeeks,
  validMonths: row.validMonths,
})

/** The sections of both sites as a file that can be imported; those that are switched off are left out. */
export const exportSections = async ({ db }: Database): Promise<string> => {
  const rows = await db
    .select()
    .from(sections)
    .orderBy(asc(sections.brandCode), asc(sections.position), asc(sections.id))
  const shown = rows.filter(({ isActive }) => isActive)
  const below = (parent?: Row): SectionEntry[] =>
    shown
      .filter(({ parentId }) => parentId === (parent?.id ?? null))
      .flatMap((row) => [toEntry(row, parent), ...below(row)])

  return writeSectionsFile(below())
}
