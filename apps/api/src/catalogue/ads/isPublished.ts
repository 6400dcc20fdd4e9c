import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { ads } from '../../platform/database/schema/ads.ts'
import { sections } from '../../platform/database/schema/sections.ts'

/**
 * Published, and not over: an ad leaves lists with its last moment, however late its end is written down. That
 * its section is visible is asked apart.
 * @param now a moment, or a query's placeholder for it
 */
export const wherePublished = (now: Date | Placeholder): SQL =>
  sql`(${ads.state} = 'published' and (${ads.validUntil} is null or ${ads.validUntil} > ${now}))`

/** Sections that an admin hides, and those below them. */
const hiddenSections = sql`
  with recursive hidden as (
    select ${sections.id} from ${sections} where not ${sections.isActive}
    union
    select ${sections.id} from ${sections} join hidden on ${sections.parentId} = hidden.id
  ) select id from hidden`

/**
 * Published, not over, and in a section that is visible.
 * @param now a moment, or a query's placeholder for it
 */
export const whereShown = (now: Date | Placeholder): SQL =>
  sql`(${wherePublished(now)} and ${ads.sectionId} not in (${hiddenSections}))`

/** Whether an ad that was read is published and not over. */
export const isPublished = (
  { state, validUntil }: Pick<typeof ads.$inferSelect, 'state' | 'validUntil'>,
  now: Date,
): boolean => state === 'published' && (validUntil === null || validUntil > now)
