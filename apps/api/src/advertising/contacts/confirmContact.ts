import { and, eq, sql } from 'drizzle-orm'
import type { SectionCatalogue } from '../../catalogue/sections/SectionCatalogue.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { applyEvent } from '../editing/applyEvent.ts'
import { isUnpaid } from '../orders/ending/isUnpaid.ts'
import { findObstacles } from '../placing/findObstacles.ts'

/** The ads that wait for their advertiser's address to be proved: one, or all of an account. */
export type Waiting = Readonly<{ adId: number } | { userId: number }>

/** The proof of an account's address proves an ad's where they are the same. */
const emailVerifiedAt = (now: Date) =>
  sql`case when lower(${ads.email}) = (select lower(email) from users where id = ${ads.userId})
    then ${now.toISOString()}::timestamptz else ${ads.emailVerifiedAt} end`

/**
 * Lets ads go on whose advertiser's address was proved: to be published or, where something else
 * stands in the way by now, to be approved.
 */
export const confirmContact = async (
  tx: Transaction,
  waiting: Waiting,
  catalogue: SectionCatalogue,
  now: Date,
) => {
  const whose = 'adId' in waiting ? eq(ads.id, waiting.adId) : eq(ads.userId, waiting.userId)
  const confirmed = await tx
    .update(ads)
    .set({
      contactVerifiedAt: now,
      emailVerifiedAt: 'userId' in waiting ? emailVerifiedAt(now) : undefined,
    })
    .where(and(whose, eq(ads.state, 'waiting_verification')))
    .returning()
  const moved = []
  for (const ad of confirmed) {
    const section = await catalogue.sectionOf(ad)
    const obstacles = await findObstacles(tx, ad, now)
    const paymentDue = await isUnpaid(tx, ad.id)
    const approvalDue = section.requiresApproval || obstacles.length > 0
    moved.push(
      await applyEvent(tx, {
        ad: { ...ad, stateReason: obstacles.join(' ') || null },
        event: 'contactVerified',
        guards: { approvalDue, paymentDue },
        section,
        actor: 'owner',
        now,
      }),
    )
  }

  return moved
}
