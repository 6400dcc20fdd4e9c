import type { DecisionMeasure } from '@inzrt/rules/moderation'
import { eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { sections } from '../../platform/database/schema/sections.ts'

/** Home and the search show ads of every section. */
const EVERYWHERE = ['', 'search']

/** Cards of an ad stand under others of its kind and of its seller, wherever these are. */
const TAKES_AWAY: ReadonlySet<DecisionMeasure | undefined> = new Set(['blocked', 'edited'])
const EVERY_OTHER = '*'

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

/**
 * Does something to ads; answers it with the pages on which they stood before and stand after. What takes
 * something away has every other page drawn again as well.
 */
export const withPages = async <Done>(
  database: Database,
  ids: readonly number[],
  does: () => Promise<Done>,
  measure?: DecisionMeasure,
): Promise<{ done: Done; pages: readonly string[] }> => {
  const before = await pagesOf(database, ids)
  const done = await does()

  const after = await pagesOf(database, ids)
  const others = TAKES_AWAY.has(measure) ? [EVERY_OTHER] : []

  return { done, pages: [...new Set([...before, ...after, ...others])] }
}
