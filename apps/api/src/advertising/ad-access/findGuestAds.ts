import { and, desc, eq, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Brand } from '../../platform/brand/Brand.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Queryable } from '../../platform/database/Transaction.ts'
import type { Sought } from './soughtBy.ts'

/** More ads of one contact are opened by their own addresses. */
const MOST = 5

const isSought = (sought: Sought): SQL | undefined => {
  if ('id' in sought) return eq(ads.id, sought.id)
  if ('dialCode' in sought) return eq(ads.dialCode, sought.dialCode)
  if ('phone' in sought) return eq(ads.phone, sought.phone)

  return sql`lower(${ads.email}) = ${sought.email}`
}

/** Whether the contact an ad is looked for by was proved; of another ad, whether any was. */
const isProved = (sought: Sought): SQL | undefined => {
  if ('phone' in sought) return isNotNull(ads.phoneVerifiedAt)
  if ('email' in sought) return isNotNull(ads.emailVerifiedAt)

  return or(isNotNull(ads.phoneVerifiedAt), isNotNull(ads.emailVerifiedAt))
}

/**
 * Ads without an account that fit what is looked for, a few at most, the newest first. Those with a proved contact come
 * before all others: anyone can place ads under a foreign contact, and they must not crowd out its owner's.
 */
export const findGuestAds = (on: Queryable, sought: Sought, brand: Brand) =>
  on
    .select()
    .from(ads)
    .where(
      and(
        isSought(sought),
        isNull(ads.userId),
        eq(ads.brandCode, brand),
        notInArray(ads.state, ['deleted']),
      ),
    )
    .orderBy(sql`${isProved(sought)} desc`, desc(ads.id))
    .limit(MOST)
