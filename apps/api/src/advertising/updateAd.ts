import type { AdUpdateBody } from '@inzrt/contracts/advertisementEdit'
import { eq } from 'drizzle-orm'
import { ads } from '../database/schema/ads.ts'
import type { Transaction } from '../database/Transaction.ts'
import type { SectionNode } from '../sections/SectionNode.ts'
import { changedMeanwhile } from './adProblems.ts'
import { adValues } from './adValues.ts'
import { applyEvent } from './applyEvent.ts'
import { claimImages } from './claimImages.ts'
import { findObstacles } from './findObstacles.ts'
import { requireEditable } from './requireEditable.ts'
import { requireLocality } from './requireLocality.ts'

type Ad = typeof ads.$inferSelect

export type ChangedAd = Readonly<{
  ad: Ad
  body: AdUpdateBody
  section: SectionNode
  now: Date
}>

const store = async (tx: Transaction, { ad, body, section, now }: ChangedAd): Promise<Ad> => {
  const [stored] = await tx
    .update(ads)
    .set({
      ...adValues(body, ad.heading, section.name),
      updatedAt: now,
      version: ad.version + 1,
    })
    .where(eq(ads.id, ad.id))
    .returning()
  if (!stored) throw changedMeanwhile()

  return stored
}

/** What moderators judge an ad by; a picture taken away hides nothing from them. */
const isOtherwise = ({ ad, body }: ChangedAd, stored: Ad): boolean =>
  ad.content !== stored.content || body.images.some((image) => 'uploadToken' in image)

const isWaiting = ({ state }: Ad): boolean => state.startsWith('waiting_')

/** Why a person has to read the ad as it is now; those an ad waited for until now are found anew. */
const reasonsToRead = async (
  tx: Transaction,
  change: ChangedAd,
  stored: Ad,
): Promise<string | null> => {
  const { ad, section, now } = change
  const found = await findObstacles(tx, stored, now)
  if (isWaiting(ad)) return found.join(' ') || null
  const wasEdited = ad.stateReason?.split(' ').includes('edited') ?? false
  const isEdited = section.requiresApproval && (wasEdited || isOtherwise(change, stored))
  const reasons = found.filter((obstacle) => obstacle !== 'new_account')

  return [...reasons, ...(isEdited ? ['edited'] : [])].join(' ') || null
}

/**
 * Changes an ad in the caller's transaction. A published one waits for approval again when its text
 * or pictures changed where sections ask for it, or when a rule is broken; a paused one when it is
 * to be published again.
 * @returns the ad, and paths of pictures nobody needs any more
 */
export const updateAd = async (tx: Transaction, change: ChangedAd) => {
  const { ad, body, section, now } = change
  if (body.version !== undefined && body.version !== ad.version) throw changedMeanwhile()
  requireEditable(ad)
  await requireLocality(tx, body.pscId)
  const stored = await store(tx, change)
  const unneeded = await claimImages(tx, body.images, { adId: ad.id, brand: ad.brandCode })
  const stateReason = await reasonsToRead(tx, change, stored)
  if (ad.state !== 'published') {
    await tx.update(ads).set({ stateReason }).where(eq(ads.id, ad.id))
    return { ad: { ...stored, stateReason }, unneeded }
  }
  const moved = await applyEvent(tx, {
    ad: { ...stored, stateReason },
    event: 'edit',
    guards: { approvalDue: stateReason !== null },
    ...{ section, actor: 'owner', now },
  })

  return { ad: moved, unneeded }
}
