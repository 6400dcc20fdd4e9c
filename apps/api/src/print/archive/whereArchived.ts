import { type SQL, sql } from 'drizzle-orm'
import { ads } from '../../platform/database/schema/ads.ts'

/**
 * Printed ads that the archive may tell of: those on sale, over, or sold. What was taken back, blocked or deleted, and
 * what was moved to the site whose ads are not printed, stays in the paper alone.
 */
export const whereArchived: SQL = sql`(${ads.brandCode} = 'general' and (
  ${ads.state} in ('published', 'expired')
  or (${ads.state} = 'closed' and ${ads.closedReason} is distinct from 'withdrawn')))`
