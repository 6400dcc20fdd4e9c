import { asc, eq, sql } from 'drizzle-orm'
import { cacheFor } from '../../platform/database/cacheFor.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { attributeSets } from '../../platform/database/schema/attributeSets.ts'
import { sectionCounters } from '../../platform/database/schema/sectionCounters.ts'
import { sections } from '../../platform/database/schema/sections.ts'
import { slugHistory } from '../../platform/database/schema/slugHistory.ts'
import { buildTree } from './buildTree.ts'
import { createSectionCatalogue, type SectionCatalogue } from './SectionCatalogue.ts'

const cell = {
  sectionId: sectionCounters.sectionId,
  type: sectionCounters.type,
  hasImage: sectionCounters.hasImage,
  isPriced: sectionCounters.isPriced,
}

export type SectionsRepository = ReturnType<typeof createSectionsRepository>

/**
 * Sections change rarely and every page needs them, so they are read at most once in `maxAgeMs`.
 * Counts may be that old.
 */
export const createSectionsRepository = ({ db }: Database, { maxAgeMs = 1_000 } = {}) => {
  const readSections = db
    .select()
    .from(sections)
    .orderBy(asc(sections.position), asc(sections.id))
    .prepare('sections_all')
  const readCounters = db
    .select({ ...cell, adsCount: sql<number>`sum(${sectionCounters.adsCount})::int` })
    .from(sectionCounters)
    .groupBy(...Object.values(cell))
    .prepare('sections_counters')
  const readChanged = db.select().from(attributeSets).prepare('sections_changed_sets')
  const readFormer = db
    .select({ slug: sections.slug, brandCode: sections.brandCode })
    .from(slugHistory)
    .innerJoin(sections, eq(sections.id, slugHistory.sectionId))
    .where(eq(slugHistory.oldSlug, sql.placeholder('slug')))
    .prepare('sections_former_slug')

  const catalogue = cacheFor(maxAgeMs, async (): Promise<SectionCatalogue> => {
    const [rows, counters, changed] = await Promise.all([
      readSections.execute(),
      readCounters.execute(),
      readChanged.execute(),
    ])
    return createSectionCatalogue(buildTree(rows, counters, changed), readAnew)
  })

  const readAnew = async (ids: readonly number[]): Promise<SectionCatalogue> => {
    const kept = await catalogue.get()
    if (ids.every((id) => kept.find(id))) return kept
    catalogue.forget()

    return catalogue.get()
  }

  return {
    catalogue: catalogue.get,
    /** Somebody changed a section: the next call reads them again. */
    forget: catalogue.forget,
    /** The section that used to have this address. */
    findFormer: async (slug: string) => (await readFormer.execute({ slug }))[0] ?? null,
  }
}
