import { type SQL, sql } from 'drizzle-orm'
import { ads } from '../../platform/database/schema/ads.ts'

/** Working days in which an ad is promised to be read. */
export const PROMISED_DAYS = 2

/**
 * When an ad began to wait for a person. Columns are named with their table: a query of one table would
 * leave it out, and `id` be that of the log.
 */
export const waitsSince: SQL<Date> = sql<Date>`coalesce((
  select max(state_log.at) from state_log
  where state_log.entity = 'ad' and state_log.entity_id = "ads"."id"
    and state_log.to_state = 'waiting_approval'), "ads"."updated_at")`.mapWith(ads.updatedAt)
