import { type SQL, sql } from 'drizzle-orm'
import { ads } from '../../platform/database/schema/ads.ts'
import { users } from '../../platform/database/schema/users.ts'

/** Address of an ad's advertiser that is known to be theirs: the ad's own, else the account's. */
export const recipientOf: SQL<string | null> = sql<string | null>`case
  when ${ads.emailVerifiedAt} is not null then ${ads.email}
  when ${users.emailVerifiedAt} is not null and ${users.deletedAt} is null then ${users.email} end`
