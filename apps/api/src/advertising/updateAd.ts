import type { AdUpdateBody } from '@inzrt/contracts/advertisementEdit'
import { eq } from 'drizzle-orm'
import { ads } from '../database/schema/ads.ts'
import type { Transaction } from '../database/Transaction.ts'
import type { SectionNode } from '../sections/SectionNode.ts'
import { changedMeanwhile, eventNotAllowed } from './adProblems.ts'
import { adValues } from './adValues.ts'
import { applyEvent } from './applyEvent.ts'
import { claimImages } from './claimImages.ts'
import { findObstacles } from './findObstacles.ts'
import { requireLocality } from './requireLocality.ts'

type Ad = typeof ads.$inferSelect

export type ChangedAd = Readonly<{
  ad: Ad
  body: AdUpdateBody
  section: SectionNode
  now: Date
}>

/** States in which an edit waits with the ad; nobody but its owner sees it yet, or any more. */
const QUIET: readonly Ad['state'][] = [
  'waiting_verification',
  'waiting_payment',
  'waiting_approval',
  'paused',
  'expired',
]

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

/** What moderators judge an ad by. */
const isOtherwise = (before: Ad, after: Ad): boolean => before.content !== after.content

/**
 * Changes an ad in the caller's transaction. A published one waits for approval again when its text
 * changed where sections ask for it, or when a rule is broken.
 * @returns the ad, and paths of pictures nobody needs any more
 */
export const updateAd = async (tx: Transaction, change: ChangedAd) => {
  const { ad, body, section, now } = change
  if (body.version !== undefined && body.version !== ad.version) throw changedMeanwhile()
  if (ad.state !== 'published' && !QUIET.includes(ad.state)) throw eventNotAllowed()
  await requireLocality(tx, body.pscId)
  const stored = await store(tx, change)
  const unneeded = await claimImages(tx, body.images, { adId: ad.id, brand: ad.brandCode })
  if (ad.state !== 'published') return { ad: stored, unneeded }

  const obstacles = await findObstacles(tx, {
    ...stored,
    brand: ad.brandCode,
    fingerprint: stored.fingerprint ?? '',
    now,
  })
  const rulesBroken = obstacles.filter((obstacle) => obstacle !== 'new_account')
  const approvalDue =
    rulesBroken.length > 0 || (section.requiresApproval && isOtherwise(ad, stored))
  const moved = await applyEvent(tx, {
    ad: { ...stored, stateReason: rulesBroken.join(' ') || null },
    event: 'edit',
    guards: { approvalDue },
    section,
    actor: 'owner',
    now,
  })

  return { ad: moved, unneeded }
}
