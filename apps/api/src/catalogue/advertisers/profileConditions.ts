import { type SQL, sql } from 'drizzle-orm'
import { ads } from '../../platform/database/schema/ads.ts'
import { users } from '../../platform/database/schema/users.ts'
import { whereShown } from '../ads/isPublished.ts'

const brand = sql.placeholder('brand')

/** Shown on the site. */
export const shownThere: SQL = sql`${ads.brandCode} = ${brand} and ${whereShown(sql.placeholder('now'))}`

/**
 * The ad shows its account's nickname, or names the company anyway. With another name or none its advertiser
 * did not want it to be known as theirs.
 */
export const standsUnder: SQL = sql`(${users.kind} = 'business' or ${ads.nickname} = ${users.nickname})`

/** How many ads of an account stand under its nickname on the site. */
export const countUnder: SQL = sql`(select count(*)::integer from ${ads}
  where ${ads.userId} = ${users.id} and ${shownThere} and ${standsUnder})`

/**
 * Whom the public may look up by a nickname. It is one for both sites, so a person known by it on the general
 * one is not to be found among the ads for adults.
 */
export const isPublic: SQL = sql`(${users.deletedAt} is null and ${users.blockedAt} is null
  and ${users.emailVerifiedAt} is not null
  and (${brand} = 'general' or ${users.kind} = 'business' or not exists (
    select from ${ads} where ${ads.userId} = ${users.id} and ${ads.brandCode} = 'general')))`
