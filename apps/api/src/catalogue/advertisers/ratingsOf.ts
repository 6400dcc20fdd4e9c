import type { RatingSummary } from '@inzrt/contracts/ads/advertisement'
import { averageStars } from '@inzrt/rules/deal'
import { type SQL, sql } from 'drizzle-orm'
import { ratings } from '../../platform/database/schema/ratings.ts'
import { users } from '../../platform/database/schema/users.ts'

/** Of the site and the account, both have rated or the time is over, and no moderator took it away. */
export const isReadThere: SQL = sql`${ratings.brandCode} = ${sql.placeholder('brand')}
  and ${ratings.shownFrom} <= ${sql.placeholder('now')} and ${ratings.removedAt} is null`

/** Somebody without an account is known by one deal alone. */
const author = sql`coalesce(${ratings.authorId}, -${ratings.id})`
const year = sql`extract(year from ${ratings.createdAt} at time zone 'Europe/Prague')`

/**
 * What all who dealt with an account said of it; null: nobody has. What one person says in a year counts once, by its
 * average, so that two who trade with each other every week make no reputation.
 */
export const ratingOfUser: SQL = sql`(select json_build_object('average', avg(said.stars), 'count', count(*))
  from (select avg(${ratings.stars}) as stars from ${ratings}
    where ${ratings.ratedId} = ${users.id} and ${isReadThere} group by ${author}, ${year}) said)`

/** As the database has it: the average of none is null. */
export type KeptRating = { average: number | null; count: number }

export const toRatingSummary = ({ average, count }: KeptRating): RatingSummary | null =>
  average === null ? null : { average: averageStars(average), count }
