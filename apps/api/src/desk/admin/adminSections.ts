import type { AdminSection, SectionChange } from '@inzrt/contracts/desk/adminSection'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/openDatabase.ts'
import { sections } from '../../platform/database/schema/sections.ts'
import { sectionNotFound } from '../../platform/errors/problems.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { checkParent, checkSection, refuseProofForAll, rememberSlug } from './checkSection.ts'
import { etagOf } from './etagOf.ts'
import { type AdminParts, addRecord, changeRecord } from './keepRecord.ts'
import { sectionColumns } from './sectionColumns.ts'
import { toSectionChange } from './toSectionChange.ts'

type Row = typeof sections.$inferSelect
type NewSection = SectionChange &
  Readonly<{ brand: AdminSection['brand']; parentId: number | null }>

const namesAbove = (row: Row, rows: readonly Row[]): string[] => {
  const parent = rows.find(({ id }) => id === row.parentId)

  return parent ? [...namesAbove(parent, rows), parent.name] : []
}

const toAdminSection = (row: Row, rows: readonly Row[]): AdminSection => {
  const changeable = toSectionChange(row)

  return {
    id: row.id,
    mark: etagOf(changeable),
    brand: row.brandCode,
    parentId: row.parentId,
    above: namesAbove(row, rows),
    isLeaf: !rows.some(({ parentId }) => parentId === row.id),
    ...changeable,
  }
}

/** Each section right before those below it. */
const asTree = (rows: readonly Row[], parentId: number | null = null): Row[] =>
  rows.filter((row) => row.parentId === parentId).flatMap((row) => [row, ...asTree(rows, row.id)])

/** Every section of both sites, in the order of menus. */
export const listAdminSections = async ({ db }: Database): Promise<AdminSection[]> => {
  const rows = await db
    .select()
    .from(sections)
    .orderBy(asc(sections.brandCode), asc(sections.position), asc(sections.id))

  return asTree(rows).map((row) => toAdminSection(row, rows))
}

const listed = async (database: Database, id: number): Promise<AdminSection> => {
  const found = (await listAdminSections(database)).find((section) => section.id === id)
  if (!found) throw sectionNotFound()

  return found
}

/** Changes a section, keeps its former address alive and writes down what was changed. */
export const changeSection = async (
  parts: AdminParts,
  id: number,
  { mark, ...change }: SectionChange & { mark: string },
  admin: SignedIn,
): Promise<AdminSection> => {
  await changeRecord(parts, admin, {
    entity: 'section',
    id,
    mark,
    name: change.name,
    read: async (tx) => {
      const [row] = await tx.select().from(sections).where(eq(sections.id, id)).for('update')
      if (!row) throw sectionNotFound()
      refuseProofForAll(row.brandCode, change)

      return toSectionChange(row)
    },
    write: async (tx, { slug }) => {
      await checkSection(tx, change, { id, slug })
      await rememberSlug(tx, { id, slug }, change.slug)
      await tx.update(sections).set(sectionColumns(change)).where(eq(sections.id, id))

      return change
    },
  })

  return listed(parts.database, id)
}

/** Adds a section, below another one or at the top. */
export const addSection = async (
  parts: AdminParts,
  { brand, parentId, ...change }: NewSection,
  admin: SignedIn,
): Promise<AdminSection> => {
  const id = await addRecord(parts, admin, 'section', async (tx) => {
    await checkSection(tx, change)
    refuseProofForAll(brand, change)
    const level = await checkParent(tx, brand, parentId)
    const values = { ...sectionColumns(change), brandCode: brand, parentId, level }
    const [added] = await tx.insert(sections).values(values).returning({ id: sections.id })
    await rememberSlug(tx, { id: added?.id ?? 0, slug: change.slug }, change.slug)

    return { id: added?.id ?? 0, detail: { brand, parentId, ...change } }
  })

  return listed(parts.database, id)
}
