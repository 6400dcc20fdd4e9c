import type { RatingSummary } from '@inzrt/contracts/ads/advertisement'
import { averageStars } from '@inzrt/domain/deal'
import { type SQL, sql } from 'drizzle-orm'
import { ratings } from '../../platform/database/schema/ratings.ts'
import { users } from '../../platform/database/schema/users.ts'

/** Of the site and the account, both have rated or the time is over, and no moderator took it away. */
export const isReadThere: SQL = sql`${ratings.brandCode} = ${sql.placeholder('brand')}
  and ${ratings.shownFrom} <= ${sql.placeholder('now')} and ${ratings.removedAt} is null`

/** What all who dealt with an account said of it; null: nobody has. */
export const ratingOfUser: SQL = sql`(select json_build_object('average', avg(${ratings.stars}), 'count', count(*))
  from ${ratings} where ${ratings.ratedId} = ${users.id} and ${isReadThere})`

/** As the database has it: the average of none is null. */
export type KeptRating = { average: number | null; count: number }

export const toRatingSummary = ({ average, count }: KeptRating): RatingSummary | null =>
  average === null ? null : { average: averageStars(average), count }
