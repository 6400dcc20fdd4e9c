import { and, desc, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { Sought } from './soughtBy.ts'

/** More ads of one contact are opened by their own addresses. */
const MOST = 5

const isSought = (sought: Sought): SQL | undefined => {
  if ('id' in sought) return eq(ads.id, sought.id)
  if ('dialCode' in sought) return eq(ads.dialCode, sought.dialCode)
  if ('phone' in sought) return eq(ads.phone, sought.phone)

  return sql`lower(${ads.email}) = ${sought.email}`
}

/** Ads without an account that fit what is looked for, the newest first, a few at most. */
export const findGuestAds = (on: Transaction | Database['db'], sought: Sought, brand: Brand) =>
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
    .orderBy(desc(ads.id))
    .limit(MOST)
