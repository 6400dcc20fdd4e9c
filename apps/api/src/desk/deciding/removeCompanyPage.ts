import type { removeCompanyPageCall } from '@inzrt/contracts/desk/companyPage'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import { fieldErrors, ReasonsFormSchema } from '@inzrt/rules/forms'
import { and, eq, ne } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/recordAudit.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { sellerPages } from '../../platform/database/schema/sellerPages.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import type { ModerationParts } from '../ModerationParts.ts'
import { adIsGone, ownPage, pageChanged, pageIsGone } from '../moderationProblems.ts'

const findPage = async (tx: Transaction, adId: number) => {
  const [ad] = await tx
    .select({ userId: ads.userId, brand: ads.brandCode })
    .from(ads)
    .where(and(eq(ads.id, adId), ne(ads.state, 'deleted')))
  if (!ad) throw adIsGone()
  if (ad.userId === null) throw pageIsGone()
  const [found] = await tx
    .select({ page: sellerPages, nickname: users.nickname, email: users.email })
    .from(sellerPages)
    .innerJoin(users, eq(users.id, sellerPages.userId))
    .where(and(eq(sellerPages.userId, ad.userId), eq(sellerPages.brandCode, ad.brand)))
    .for('update', { of: sellerPages })
  if (!found) throw pageIsGone()

  return found
}

/**
 * Takes away what the company of an ad says of itself on the ad's site. It is told why, its ads stay, and it may write
 * something else.
 * @throws Problem 403 for one's own, 404 when there is none, 409 when it was saved since it was read, 422 for no reason
 */
export const removeCompanyPage = async (
  { database, outbox, clock, originals }: ModerationParts,
  adId: number,
  { savedAt, ...reasons }: BodyOf<typeof removeCompanyPageCall>,
  moderator: SignedIn,
): Promise<void> => {
  refuseFaults(fieldErrors(ReasonsFormSchema, reasons))
  const { ground } = reasons
  const facts = reasons.facts.trim()
  const logo = await database.db.transaction(async (tx) => {
    const { page, nickname, email } = await findPage(tx, adId)
    const { userId, brandCode: brand, about } = page
    if (userId === moderator.userId) throw ownPage()
    if (page.updatedAt.toISOString() !== savedAt) throw pageChanged()
    await tx
      .delete(sellerPages)
      .where(and(eq(sellerPages.userId, userId), eq(sellerPages.brandCode, brand)))
    await outbox.enqueue(tx, {
      channel: 'email',
      brand,
      to: email,
      userId,
      template: 'companyPageRemoved',
      payload: { nickname, ground, facts, about },
    })
    const detail = { adId, brand, ground, facts }
    const deed = { action: 'removed', entity: 'page', entityId: userId, detail } as const
    await recordAudit(tx, moderator, deed, clock())

    return page.logoPath
  })
  if (logo) await originals.remove(logo)
}
