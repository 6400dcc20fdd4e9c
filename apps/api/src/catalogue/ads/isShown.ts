import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { ads } from '../../platform/database/schema/ads.ts'

/**
 * Published, and not over: an ad leaves lists with its last moment, however late its end is written down.
 * @param now a moment, or a query's placeholder for it
 */
export const whereShown = (now: Date | Placeholder): SQL =>
  sql`(${ads.state} = 'published' and (${ads.validUntil} is null or ${ads.validUntil} > ${now}))`

/** The same of an ad that was read. */
export const isShown = (
  { state, validUntil }: Pick<typeof ads.$inferSelect, 'state' | 'validUntil'>,
  now: Date,
): boolean => state === 'published' && (validUntil === null || validUntil > now)
