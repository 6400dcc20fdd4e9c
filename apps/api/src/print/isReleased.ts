import { isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { editions } from '../platform/database/schema/editions.ts'

/** Release days are days in Prague. */
const dayOf = (now: Date): SQL => sql`(${now}::timestamptz at time zone 'Europe/Prague')::date`

/** On its day, or sooner by the publisher's hand. */
export const isReleased = (now: Date): SQL =>
  or(lte(editions.releaseDate, dayOf(now)), isNotNull(editions.releasedAt)) as SQL
