import { and, eq, ne } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/recordAudit.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import type { ModerationParts } from '../ModerationParts.ts'
import { adIsGone } from '../moderationProblems.ts'

/** Contacts of an ad, hidden ones too. That somebody looked is written down first. */
export const readContacts = (
  { database, clock }: ModerationParts,
  adId: number,
  moderator: SignedIn,
) =>
  database.db.transaction(async (tx) => {
    const [ad] = await tx
      .select()
      .from(ads)
      .where(and(eq(ads.id, adId), ne(ads.state, 'deleted')))
    if (!ad) throw adIsGone()
    const deed = { action: 'contacts_seen', entity: 'ad', entityId: adId } as const
    await recordAudit(tx, moderator, deed, clock())
    const name = [ad.firstName, ad.lastName].filter(Boolean).join(' ') || ad.nickname

    return { data: { name, phone: ad.phone, email: ad.email } }
  })
