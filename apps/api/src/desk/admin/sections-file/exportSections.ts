import { asc } from 'drizzle-orm'
import type { Database } from '../../../platform/database/openDatabase.ts'
import { sections } from '../../../platform/database/schema/sections.ts'
import { toSectionChange } from '../toSectionChange.ts'
import { type SectionEntry, writeSectionsFile } from './SectionsFile.ts'

type Row = typeof sections.$inferSelect

const toEntry = (row: Row, parent: Row | undefined): SectionEntry => {
  const { position: _place, isActive: _shown, ...said } = toSectionChange(row)
  const { brandCode: brand, icon, attributeSet, smsKeyword } = row

  return { brand, parent: parent?.slug ?? null, ...said, icon, attributeSet, smsKeyword }
}

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
