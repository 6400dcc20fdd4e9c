import type { setPrintWordingCall } from '@inzrt/contracts/desk/adFile'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import { onOneLine } from '@inzrt/domain/text'
import { and, eq, ne } from 'drizzle-orm'
import { askedSet } from '../../catalogue/sections/askedSet.ts'
import { recordAudit } from '../../platform/audit/recordAudit.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { localities } from '../../platform/database/schema/localities.ts'
import { sections } from '../../platform/database/schema/sections.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import type { ModerationParts } from '../ModerationParts.ts'
import { adIsGone, changedSinceRead } from '../moderationProblems.ts'
import { toPrintedWords } from './toPrintedWords.ts'

type Worded = BodyOf<typeof setPrintWordingCall>

/** Nothing but spaces leaves the ad to the rules. */
const readWording = ({ wording }: Worded): string | null => onOneLine(wording ?? '') || null

/** Words an ad for the coming editions; who did it, and what it was before, is written down. */
export const setPrintWording = (
  { database, clock }: ModerationParts,
  adId: number,
  body: Worded,
  publisher: SignedIn,
) =>
  database.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ ad: ads, locality: localities, attributeSet: askedSet(sections.attributeSet) })
      .from(ads)
      .innerJoin(sections, eq(sections.id, ads.sectionId))
      .innerJoin(localities, eq(localities.id, ads.localityId))
      .where(and(eq(ads.id, adId), eq(ads.brandCode, 'general'), ne(ads.state, 'deleted')))
      .for('update', { of: ads })
    if (!row) throw adIsGone()
    if (row.ad.version !== body.version) throw changedSinceRead(null)
    const printWording = readWording(body)
    await tx.update(ads).set({ printWording }).where(eq(ads.id, adId))
    const detail = { wording: { was: row.ad.printWording, is: printWording } }
    const deed = { action: 'worded', entity: 'ad', entityId: adId, detail } as const
    await recordAudit(tx, publisher, deed, clock())

    return toPrintedWords({ ...row, ad: { ...row.ad, printWording } }, publisher)
  })
