import { DECIDED_STATES } from '@inzrt/rules/ad'
import { eq } from 'drizzle-orm'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { invalidFields } from '../../platform/errors/problems.ts'
import { findObstacles } from '../placing/findObstacles.ts'
import { isPaidIn } from '../placing/isPaidIn.ts'
import { refuseNames } from '../placing/refuseNames.ts'
import { requireLocality } from '../placing/requireLocality.ts'
import { applyEvent } from './applyEvent.ts'
import { changeDecidedAd } from './changeDecidedAd.ts'
import { headingMending } from './headingMending.ts'
import { obstaclesOfChange } from './obstaclesOfChange.ts'
import { requireEditable } from './requireEditable.ts'
import { type ChangedAd, type Parts, storeChange } from './storeChange.ts'

type Ad = typeof ads.$inferSelect

const isWaiting = ({ state }: Ad): boolean => state.startsWith('waiting_')

const isDecided = ({ state, stateReason }: Ad): boolean =>
  (DECIDED_STATES as readonly Ad['state'][]).includes(state) && stateReason === null

/** Why a person has to read an ad that waits for one anyway, or will when it is seen again. */
const reasonsToRead = async (
  tx: Transaction,
  { ad, section, now }: ChangedAd,
  stored: Ad,
): Promise<readonly string[]> => {
  if (isWaiting(ad)) return findObstacles(tx, stored, now)
  const found = await obstaclesOfChange(tx, stored, now)
  const reasonsBefore = ad.stateReason?.split(' ') ?? []
  const isLateHeading = stored.heading !== ad.heading && headingMending(ad, now).isOver

  return [
    ...found,
    ...(isLateHeading || reasonsBefore.includes('heading') ? ['heading'] : []),
    ...(section.requiresApproval && reasonsBefore.includes('edited') ? ['edited'] : []),
  ]
}

/** An ad that a person has still to read is judged again. */
const changeUndecided = async (tx: Transaction, parts: Parts, change: ChangedAd) => {
  const stored = await storeChange(tx, parts, change)
  const stateReason = (await reasonsToRead(tx, change, stored.ad)).join(' ') || null
  await tx.update(ads).set({ stateReason }).where(eq(ads.id, stored.ad.id))

  return { ...stored, ad: { ...stored.ad, stateReason } }
}

/** A refused ad that was changed is read once more. */
const resubmit = async (tx: Transaction, parts: Parts, change: ChangedAd) => {
  const { ad, section, now } = change
  const stored = await storeChange(tx, parts, change)
  const stateReason = (await findObstacles(tx, stored.ad, now)).join(' ') || null
  const sent = await applyEvent(tx, {
    ad: { ...stored.ad, stateReason },
    event: 'resubmit',
    section,
    actor: 'owner',
    now,
    guards: { paymentDue: isPaidIn(section, ad.type) },
  })

  return { ...stored, ad: sent }
}

/** What an ad is and where it stands it stays: anyone who asks for another is told, not left to believe it. */
const requireSamePlace = ({ ad, sent, section }: ChangedAd): void => {
  const faults = {
    ...(sent.ad.type !== ad.type && { type: ['Druh inzerátu změnit nejde, vložte prosím nový.'] }),
    ...(sent.ad.sectionSlug !== section.slug && {
      sectionSlug: ['Rubriku inzerátu změnit nejde, přesune ho redakce.'],
    }),
  }
  if (Object.keys(faults).length > 0) throw invalidFields(faults)
}

/**
 * Changes an ad in the caller's transaction. One that was decided stays as it is until a person agrees,
 * where its text or pictures changed and sections ask for it, or when a rule is broken; one that waits is
 * judged again.
 * @returns the ad, and paths of pictures nobody needs any more
 */
export const updateAd = async (tx: Transaction, parts: Parts, change: ChangedAd) => {
  const { ad, sent } = change
  requireSamePlace(change)
  const isRejected = ad.state === 'rejected'
  if (!isRejected) requireEditable(ad)
  await requireLocality(tx, sent.ad.localityId)
  await refuseNames(tx, { brand: ad.brandCode, userId: ad.userId, names: sent.ad, known: ad })
  if (isRejected) return resubmit(tx, parts, change)

  return isDecided(ad) ? changeDecidedAd(tx, parts, change) : changeUndecided(tx, parts, change)
}
