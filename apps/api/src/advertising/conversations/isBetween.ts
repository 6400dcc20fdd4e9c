import { type SQL, sql } from 'drizzle-orm'
import { ads } from '../../platform/database/schema/ads.ts'
import { conversations } from '../../platform/database/schema/conversations.ts'

/** Somebody in SQL: the number of an account and a folded address, either of which may be null. */
type Party = Readonly<{ userId: SQL; email: SQL }>

/**
 * Whether a conversation, joined with its ad, is one between these two: by their accounts, or by addresses they use
 * without one. Of an ad that is an address which was proved.
 */
export const isBetween = (buyer: Party, seller: Party): SQL => sql`(
  (${conversations.buyerId} = ${buyer.userId}
    or (${conversations.buyerId} is null and lower(${conversations.buyerEmail}) = ${buyer.email}))
  and (${ads.userId} = ${seller.userId}
    or (${ads.userId} is null and ${ads.emailVerifiedAt} is not null and lower(${ads.email}) = ${seller.email})))`
