import { type SQL, sql } from 'drizzle-orm'
import { ads } from '../database/schema/ads.ts'

/** Working days in which an ad is promised to be read. */
export const PROMISED_DAYS = 2

/** When an ad began to wait for a person. */
export const waitsSince: SQL<Date> = sql<Date>`coalesce((
  select max(state_log.at) from state_log
  where state_log.entity = 'ad' and state_log.entity_id = ${ads.id}
    and state_log.to_state = 'waiting_approval'), ${ads.updatedAt})`.mapWith(ads.updatedAt)
