import { eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../database/openDatabase.ts'
import { ads } from '../database/schema/ads.ts'
import { sections } from '../database/schema/sections.ts'

/** Home and the search show ads of every section. */
const EVERYWHERE = ['', 'search']

const above = alias(sections, 'above')

/** First segments of the pages ads stand on: their own, those of their sections, home and the search. */
const pagesOf = async ({ db }: Database, ids: readonly number[]): Promise<string[]> => {
  const rows = await db
    .select({ ad: ads.slug, section: sections.slug, above: above.slug })
    .from(ads)
    .innerJoin(sections, eq(sections.id, ads.sectionId))
    .leftJoin(above, eq(above.id, sections.parentId))
    .where(inArray(ads.id, [...ids]))

  return [...EVERYWHERE, ...rows.flatMap((row) => [row.ad, row.section, row.above ?? row.section])]
}

/** Does something to ads; answers it with the pages on which they stood before and stand after. */
export const withPages = async <Done>(
  database: Database,
  ids: readonly number[],
  does: () => Promise<Done>,
): Promise<{ done: Done; pages: readonly string[] }> => {
  const before = await pagesOf(database, ids)
  const done = await does()

  return { done, pages: [...new Set([...before, ...(await pagesOf(database, ids))])] }
}
