import type { AdUpdateBody } from '@inzrt/contracts/ads/advertisementEdit'
import { eq } from 'drizzle-orm'
import type { Attempts } from '../../attempts/createAttempts.ts'
import { ads } from '../../database/schema/ads.ts'
import { users } from '../../database/schema/users.ts'
import type { Transaction } from '../../database/Transaction.ts'
import type { Outbox } from '../../outbox/Outbox.ts'
import type { SectionNode } from '../../sections/SectionNode.ts'
import { changedMeanwhile } from '../adProblems.ts'
import { askForEmail } from '../contacts/askForEmail.ts'
import { adValues } from '../placing/adValues.ts'
import { claimImages } from '../placing/claimImages.ts'
import { findObstacles } from '../placing/findObstacles.ts'
import { requireLocality } from '../placing/requireLocality.ts'
import { applyEvent } from './applyEvent.ts'
import { emailAfterEdit } from './emailAfterEdit.ts'
import { requireEditable } from './requireEditable.ts'

type Ad = typeof ads.$inferSelect

export type ChangedAd = Readonly<{
  ad: Ad
  body: AdUpdateBody
  section: SectionNode
  isPhoneProved: boolean
  now: Date
}>

type Parts = Readonly<{ outbox: Outbox; attempts: Attempts }>

const provedEmailOf = async (tx: Transaction, userId: number | null): Promise<string | null> => {
  if (userId === null) return null
  const [user] = await tx.select().from(users).where(eq(users.id, userId))

  return user?.emailVerifiedAt ? user.email : null
}

const store = async (tx: Transaction, parts: Parts, change: ChangedAd): Promise<Ad> => {
  const { ad, body, section, now } = change
  const values = adValues(body, ad.heading, section.name)
  const accountEmail = await provedEmailOf(tx, ad.userId)
  const edit = { ad, wanted: values.email, accountEmail, now }
  const { toProve, ...email } = emailAfterEdit(edit)
  const [stored] = await tx
    .update(ads)
    .set({
      ...values,
      ...email,
      printWording: values.content === ad.content ? ad.printWording : null,
      phoneVerifiedAt: change.isPhoneProved ? now : null,
      updatedAt: now,
      version: ad.version + 1,
    })
    .where(eq(ads.id, ad.id))
    .returning()
  if (!stored) throw changedMeanwhile()
  if (toProve) await askForEmail(tx, parts, { ad: stored, to: toProve, now })

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
export const updateAd = async (tx: Transaction, parts: Parts, change: ChangedAd) => {
  const { ad, body, section, now } = change
  if (body.version !== undefined && body.version !== ad.version) throw changedMeanwhile()
  requireEditable(ad)
  await requireLocality(tx, body.pscId)
  const stored = await store(tx, parts, change)
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
