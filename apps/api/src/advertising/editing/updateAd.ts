import type { AdUpdateBody } from '@inzrt/contracts/ads/advertisementEdit'
import { DECIDED_STATES } from '@inzrt/domain/ad'
import { eq } from 'drizzle-orm'
import type { Attempts } from '../../attempts/createAttempts.ts'
import { adImages } from '../../database/schema/adImages.ts'
import type { RevisionImage } from '../../database/schema/adRevisions.ts'
import { ads } from '../../database/schema/ads.ts'
import { users } from '../../database/schema/users.ts'
import type { Transaction } from '../../database/Transaction.ts'
import type { Outbox } from '../../outbox/Outbox.ts'
import type { SectionNode } from '../../sections/SectionNode.ts'
import { changedMeanwhile } from '../adProblems.ts'
import { askForEmail } from '../contacts/askForEmail.ts'
import { adValues } from '../placing/adValues.ts'
import { claimImages, keepProposedImages } from '../placing/claimImages.ts'
import { findObstacles } from '../placing/findObstacles.ts'
import { isPaidIn } from '../placing/isPaidIn.ts'
import { requireLocality } from '../placing/requireLocality.ts'
import { type AdRevision, keepRevision } from './adRevision.ts'
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

const isWaiting = ({ state }: Ad): boolean => state.startsWith('waiting_')

const isDecided = ({ state, stateReason }: Ad): boolean =>
  (DECIDED_STATES as readonly Ad['state'][]).includes(state) && stateReason === null

/** Why a person has to read an ad that waits for one anyway, or will when it is seen again. */
const reasonsToRead = async (
  tx: Transaction,
  { ad, section, now }: ChangedAd,
  stored: Ad,
): Promise<string | null> => {
  const found = await findObstacles(tx, stored, now)
  if (isWaiting(ad)) return found.join(' ') || null
  const wasEdited = ad.stateReason?.split(' ').includes('edited') ?? false
  const reasons = found.filter((obstacle) => obstacle !== 'new_account')

  return (
    [...reasons, ...(section.requiresApproval && wasEdited ? ['edited'] : [])].join(' ') || null
  )
}

/** The first changes of an account are not its first ads. */
const obstaclesOf = async (
  tx: Transaction,
  judged: Parameters<typeof findObstacles>[1],
  now: Date,
) => (await findObstacles(tx, judged, now)).filter((obstacle) => obstacle !== 'new_account')

/**
 * Why a person has to read a change of an ad that was decided. What the ad says already was decided with
 * it: where text and pictures stay, only what is new about it counts. A picture taken away hides nothing.
 */
const reasonsToPropose = async (
  tx: Transaction,
  { ad, section, now }: ChangedAd,
  proposed: Pick<Ad, 'content' | 'fingerprint'>,
  images: readonly RevisionImage[],
): Promise<readonly string[]> => {
  const imageIds = images.map(({ id }) => id)
  const own = await tx.select({ id: adImages.id }).from(adImages).where(eq(adImages.adId, ad.id))
  const isOwn = new Set(own.map(({ id }) => id))
  const isOtherwise = proposed.content !== ad.content || imageIds.some((id) => !isOwn.has(id))
  const found = await obstaclesOf(tx, { ...ad, ...proposed, imageIds }, now)
  if (isOtherwise) return [...found, ...(section.requiresApproval ? ['edited'] : [])]
  if (found.length === 0) return []
  const known = await obstaclesOf(tx, ad, now)

  return found.filter((obstacle) => !known.includes(obstacle))
}

/** Text, price and pictures wait for a person; contacts and place are changed at once. */
const propose = async (
  tx: Transaction,
  parts: Parts,
  change: ChangedAd,
  revision: Omit<AdRevision, 'adId' | 'proposedAt'>,
): Promise<Ad> => {
  const { ad, body, section, now } = change
  const { content, priceType: price_type, priceAmount: price_value } = ad
  const stored = await store(tx, parts, {
    ...change,
    body: { ...body, content, price_type, price_value },
  })
  await keepRevision(tx, { ...revision, adId: ad.id, proposedAt: now })

  return applyEvent(tx, { ad: stored, event: 'proposeEdit', section, actor: 'owner', now })
}

/** Changes an ad that was decided: at once, or when a person agrees. */
const changeDecided = async (tx: Transaction, parts: Parts, change: ChangedAd) => {
  const { ad, body, section, now } = change
  const owner = { adId: ad.id, brand: ad.brandCode }
  const images = await keepProposedImages(tx, body.images, owner)
  const { content, priceType, priceAmount, fingerprint } = adValues(body, ad.heading, section.name)
  const reasons = await reasonsToPropose(tx, change, { content, fingerprint }, images)
  if (reasons.length > 0) {
    const revision = { content, priceType, priceAmount, images, reasons: reasons.join(' ') }

    return { ad: await propose(tx, parts, change, revision), unneeded: [] }
  }
  const stored = await store(tx, parts, change)
  const unneeded = await claimImages(tx, images, owner)
  const edited = await applyEvent(tx, {
    ad: stored,
    ...{ event: 'edit', section, actor: 'owner', now },
  })

  return { ad: edited, unneeded }
}

/** A refused ad that was mended is read once more. */
const resubmit = async (tx: Transaction, parts: Parts, change: ChangedAd) => {
  const { ad, body, section, now } = change
  await requireLocality(tx, body.pscId)
  const stored = await store(tx, parts, change)
  const unneeded = await claimImages(tx, body.images, { adId: ad.id, brand: ad.brandCode })
  const stateReason = (await findObstacles(tx, stored, now)).join(' ') || null
  const sent = await applyEvent(tx, {
    ad: { ...stored, stateReason },
    ...{ event: 'resubmit', section, actor: 'owner', now },
    guards: { paymentDue: isPaidIn(section, ad.type) },
  })

  return { ad: sent, unneeded }
}

/**
 * Changes an ad in the caller's transaction. One that was decided stays as it is until a person agrees,
 * where its text or pictures changed and sections ask for it, or when a rule is broken; one that waits is
 * judged anew.
 * @returns the ad, and paths of pictures nobody needs any more
 */
export const updateAd = async (tx: Transaction, parts: Parts, change: ChangedAd) => {
  const { ad, body } = change
  if (body.version !== undefined && body.version !== ad.version) throw changedMeanwhile()
  if (ad.state === 'rejected') return resubmit(tx, parts, change)
  requireEditable(ad)
  await requireLocality(tx, body.pscId)
  if (isDecided(ad)) return changeDecided(tx, parts, change)
  const stored = await store(tx, parts, change)
  const unneeded = await claimImages(tx, body.images, { adId: ad.id, brand: ad.brandCode })
  const stateReason = await reasonsToRead(tx, change, stored)
  await tx.update(ads).set({ stateReason }).where(eq(ads.id, ad.id))

  return { ad: { ...stored, stateReason }, unneeded }
}
