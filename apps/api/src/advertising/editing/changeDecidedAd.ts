import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq } from 'drizzle-orm'
import { adDecisions } from '../../platform/database/schema/adDecisions.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import type { RevisionImage } from '../../platform/database/schema/adRevisions.ts'
import type { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { adTexts } from '../placing/adTexts.ts'
import { adValues } from '../placing/adValues.ts'
import { storeProposedImages } from '../placing/claimImages.ts'
import { type AdRevision, storeRevision } from './adRevision.ts'
import { applyEvent } from './applyEvent.ts'
import { headingMending } from './headingMending.ts'
import { obstaclesOfChange } from './obstaclesOfChange.ts'
import { type ChangedAd, type Parts, storeChange, storeFields } from './storeChange.ts'

type Ad = typeof ads.$inferSelect

/** Whether the ad is called as a moderator called it: that is not undone without another one reading it. */
const isNamedByDesk = async (tx: Transaction, { id, heading }: Ad): Promise<boolean> => {
  const [edit] = await tx
    .select({ change: adDecisions.change })
    .from(adDecisions)
    .where(and(eq(adDecisions.adId, id), eq(adDecisions.measure, 'edited')))
    .orderBy(desc(adDecisions.id))
    .limit(1)
  const { before, after } = edit?.change ?? {}

  return after?.heading === heading && before?.heading !== heading
}

/**
 * Why a person has to read a change of an ad that was decided. What the ad says already was decided with
 * it: where text, attributes and pictures stay, only what is new about it counts. A picture taken away hides nothing.
 */
const reasonsToPropose = async (
  tx: Transaction,
  { ad, section, now }: ChangedAd,
  proposed: Pick<Ad, 'heading' | 'content' | 'attributes' | 'fingerprint'>,
  images: readonly RevisionImage[],
): Promise<readonly string[]> => {
  const imageIds = images.map(({ id }) => id)
  const own = await tx.select({ id: adImages.id }).from(adImages).where(eq(adImages.adId, ad.id))
  const isOwn = new Set(own.map(({ id }) => id))
  const isHeadingOther = proposed.heading !== ad.heading
  const isHeadingRead =
    isHeadingOther && (headingMending(ad, now).isOver || (await isNamedByDesk(tx, ad)))
  const isOtherwise =
    isHeadingOther ||
    proposed.content !== ad.content ||
    !isDeepStrictEqual(proposed.attributes, ad.attributes) ||
    imageIds.some((id) => !isOwn.has(id))
  const found = await obstaclesOfChange(tx, { ...ad, ...proposed, imageIds }, now)
  if (isOtherwise)
    return [
      ...found,
      ...(isHeadingRead ? ['heading'] : []),
      ...(section.requiresApproval ? ['edited'] : []),
    ]
  if (found.length === 0) return []
  const known = await obstaclesOfChange(tx, ad, now)

  return found.filter((obstacle) => !known.includes(obstacle))
}

/** Heading, text, price, attributes and pictures wait for a person; contacts and place are changed at once. */
const propose = async (
  tx: Transaction,
  parts: Parts,
  change: ChangedAd,
  revision: Omit<AdRevision, 'adId' | 'proposedAt'>,
): Promise<Ad> => {
  const { ad, sent, section, now } = change
  const values = adValues(sent, section)
  const { attributeSet } = section
  const unchanged = adTexts({ ...ad, phone: values.phone, attributeSet })
  const stored = await storeFields(tx, parts, change, { ...values, ...unchanged })
  await storeRevision(tx, { ...revision, adId: ad.id, proposedAt: now })

  return applyEvent(tx, { ad: stored, event: 'proposeEdit', section, actor: 'owner', now })
}

/** Changes an ad that was decided: at once, or when a person agrees. */
export const changeDecidedAd = async (tx: Transaction, parts: Parts, change: ChangedAd) => {
  const { ad, sent, section, now } = change
  const owner = { adId: ad.id, brand: ad.brandCode }
  const images = await storeProposedImages(tx, sent.ad.images, owner)
  const values = adValues(sent, section)
  const { heading, content, priceType, priceAmount, attributes, fingerprint } = values
  const said = { heading, content, attributes, fingerprint }
  const reasons = await reasonsToPropose(tx, change, said, images)
  if (reasons.length > 0) {
    const texts = { heading, content, priceType, priceAmount, attributes }
    const revision = { ...texts, images, reasons: reasons.join(' ') }

    return { ad: await propose(tx, parts, change, revision), unneeded: [] }
  }
  const stored = await storeChange(tx, parts, change, images)
  const edit = { event: 'edit', section, actor: 'owner', now } as const

  return { ...stored, ad: await applyEvent(tx, { ad: stored.ad, ...edit }) }
}
