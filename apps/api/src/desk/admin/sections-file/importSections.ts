import type { SectionChange } from '@inzrt/contracts/desk/adminSection'
import { eq, sql } from 'drizzle-orm'
import { recordBySystem } from '../../../platform/audit/recordBySystem.ts'
import type { Database } from '../../../platform/database/openDatabase.ts'
import { sections } from '../../../platform/database/schema/sections.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { Problem } from '../../../platform/errors/Problem.ts'
import { checkParent, checkSection, refuseProofForAll } from '../checkSection.ts'
import { sectionColumns } from '../sectionColumns.ts'
import { readSectionsFile, type SectionEntry } from './SectionsFile.ts'

type Row = typeof sections.$inferSelect

export type ImportedSections = Readonly<{ added: number; changed: number; kept: number }>

/** Places of sections among those of the same site and the same section above. */
const placesIn = (entries: readonly SectionEntry[]): ReadonlyMap<SectionEntry, number> =>
  new Map(
    [...Map.groupBy(entries, ({ brand, parent }) => `${brand}/${parent}`).values()].flatMap(
      (siblings) => siblings.map((entry, at) => [entry, at + 1] as const),
    ),
  )

const toColumns = (
  { brand, parent: _parent, icon, attributeSet, smsKeyword, ...said }: SectionEntry,
  position: number,
) => {
  const change: SectionChange = { ...said, position, isActive: true }

  return { change, columns: { ...sectionColumns(change), icon, attributeSet, smsKeyword } }
}

const isSame = (row: Row, columns: Partial<Row>): boolean =>
  Object.entries(columns).every(([name, value]) => row[name as keyof Row] === value)

const findBySlug = async (tx: Transaction, slug: string): Promise<Row | undefined> =>
  (await tx.select().from(sections).where(eq(sections.slug, slug)))[0]

const parentOf = async (tx: Transaction, { parent }: SectionEntry): Promise<number | null> => {
  if (parent === null) return null
  const found = await findBySlug(tx, parent)
  if (!found) throw new Error(`the section ${parent}, which it is in, must come before it`)

  return found.id
}

type Step = keyof ImportedSections

const keep = async (tx: Transaction, entry: SectionEntry, position: number): Promise<Step> => {
  const { change, columns } = toColumns(entry, position)
  const known = await findBySlug(tx, entry.slug)
  if (known && known.brandCode !== entry.brand) throw new Error('it is a section of the other site')
  await checkSection(tx, change, known)
  refuseProofForAll(entry.brand, change)
  const parentId = await parentOf(tx, entry)
  const level = await checkParent(tx, entry.brand, parentId)
  const values = { ...columns, brandCode: entry.brand, parentId, level }
  if (known && isSame(known, values)) return 'kept'
  const [row] = known
    ? await tx.update(sections).set(values).where(eq(sections.id, known.id)).returning()
    : await tx.insert(sections).values(values).returning()
  const action = known ? 'changed' : 'added'
  const deed = {
    entity: 'section',
    entityId: row?.id ?? null,
    detail: { name: change.name },
  } as const
  await recordBySystem(tx, { action, ...deed }, new Date())

  return action
}

/** The first sentence of a refusal with the field it is about, as somebody at a terminal reads it. */
const sentenceOf = (error: unknown): string => {
  if (error instanceof Problem)
    return Object.entries(error.details.errors ?? {})
      .map(([field, [sentence]]) => `${field}: ${sentence}`)
      .join('; ')

  return error instanceof Error ? error.message : String(error)
}

/**
 * Adds the sections of a file and changes those that are there, by their addresses; others stay as they are. All or
 * nothing.
 * @throws Error that names each fault of the file, or the section that cannot be kept and why
 */
export const importSections = async ({ db }: Database, text: string): Promise<ImportedSections> => {
  const entries = readSectionsFile(text)
  const places = placesIn(entries)
  const done = { added: 0, changed: 0, kept: 0 }
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table sections in share row exclusive mode`)
    for (const entry of entries)
      try {
        done[await keep(tx, entry, places.get(entry) ?? 0)] += 1
      } catch (error) {
        throw new Error(`${entry.slug}: ${sentenceOf(error)}`, { cause: error })
      }
  })

  return done
}
