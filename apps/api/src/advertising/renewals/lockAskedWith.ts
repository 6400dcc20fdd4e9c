import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { foldEmail } from '../../identity/users/foldEmail.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

type Ad = typeof ads.$inferSelect

const isOfSame = ({ userId, email }: Ad) =>
  userId === null
    ? and(isNull(ads.userId), sql`lower(${ads.email}) = ${foldEmail(email ?? '')}`)
    : eq(ads.userId, userId)

/** All ads whose advertiser one letter asked about, kept from changing until the transaction ends. */
export const lockAskedWith = (tx: Transaction, ad: Ad): Promise<Ad[]> =>
  tx
    .select()
    .from(ads)
    .where(
      and(
        eq(ads.brandCode, ad.brandCode),
        isOfSame(ad),
        sql`${ads.askedAt} = ${ad.askedAt?.toISOString() ?? null}`,
      ),
    )
    .orderBy(asc(ads.id))
    .for('update')
