import { DAY_MS, validUntil } from '@inzrt/domain/time'
import { type AdEffect, type AdEvent, type AdGuards, adTransition } from '@inzrt/rules/ad'
import { eq } from 'drizzle-orm'
import type { SectionNode } from '../../catalogue/sections/SectionNode.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { eventNotAllowed } from '../adProblems.ts'
import { fulfilPaidOrders } from '../orders/delivering/fulfilPaidOrders.ts'
import { cancelOpenOrders, recordRefundsDue } from '../orders/ending/releaseOrders.ts'
import { recordState } from '../orders/recordState.ts'
import { dialCodeOf } from '../placing/dialCodes.ts'
import { endPromos } from '../promos/endPromos.ts'
import { startPromos } from '../promos/startPromos.ts'
import { applyRevision, dropRevision } from './adRevision.ts'
import { validityOf } from './validityOf.ts'

type Ad = typeof ads.$inferSelect

export type AdChange = Readonly<{
  ad: Ad
  event: AdEvent
  /** What the ad itself does not say. */
  guards?: Partial<AdGuards>
  section: SectionNode
  actor: 'owner' | 'moderator' | 'system'
  now: Date
}>

/** Anyone who waited longer than promised has the ad out for a day more. */
const makeUpFor = ({ apologisedAt }: Pick<Ad, 'apologisedAt'>): number =>
  apologisedAt ? DAY_MS : 0

/** What an ad itself says of the way it may take; one with a reason to be read waits for that before it is out again. */
const guardsOf = ({ closedReason, stateReason }: Ad): Partial<AdGuards> => ({
  closedAs: closedReason,
  approvalDue: stateReason !== null,
})

/** Contacts of a deleted ad are gone at once; the rest of the row follows later. */
const NO_CONTACTS = {
  firstName: null,
  lastName: null,
  nickname: null,
  phone: null,
  email: null,
  adPasswordHash: null,
} as const

/**
 * Moves an ad to its next state with everything that belongs to it, in the caller's transaction.
 * @throws Problem 409 when the event is not allowed where the ad stands
 */
export const applyEvent = async (
  tx: Transaction,
  { ad, event, guards, section, actor, now }: AdChange,
): Promise<Ad> => {
  const isNew = event === 'create'
  const step = adTransition(isNew ? null : ad.state, event, { ...guardsOf(ad), ...guards })
  if (!step) throw eventNotAllowed()
  const does = (effect: (typeof step.effects)[number]) => step.effects.includes(effect)
  const isPublished = step.state === 'published'
  if (does('applyRevision')) await applyRevision(tx, ad, section)
  if (does('dropRevision')) await dropRevision(tx, ad.id)
  const [changed] = await tx
    .update(ads)
    .set({
      state: step.state,
      stateReason: isPublished ? null : ad.stateReason,
      ...(isPublished && { dialCode: await dialCodeOf(tx, ad) }),
      updatedAt: now,
      closedReason: step.state === 'closed' ? (guards?.closeReason ?? null) : null,
      ...(does('setValidity') && {
        validUntil: new Date(validUntil(validityOf(section), now).getTime() + makeUpFor(ad)),
        apologisedAt: null,
        publishedAt: ad.publishedAt ?? now,
        sortAt: now,
      }),
      ...(does('extendValidity') && {
        validUntil: validUntil(validityOf(section), ad.validUntil ?? now),
      }),
      ...(does('endPromos') && { highlightedUntil: null, toppedUntil: null }),
      ...(does('eraseContacts') && NO_CONTACTS),
    })
    .where(eq(ads.id, ad.id))
    .returning()
  if (!changed) throw eventNotAllowed()
  await recordState(tx, {
    entity: 'ad',
    entityId: ad.id,
    event,
    actor,
    at: now,
    fromState: isNew ? null : ad.state,
    toState: step.state,
  })
  if (does('endPromos')) await endPromos(tx, ad.id, now)
  await settleOrders(tx, changed, { does, event, actor, now })

  return changed
}

type Settling = Pick<AdChange, 'event' | 'actor' | 'now'> &
  Readonly<{ does: (effect: AdEffect) => boolean }>

/** What was paid for is delivered with the publication, or owed back when there will be none. */
const settleOrders = async (
  tx: Transaction,
  ad: Ad,
  { does, event, actor, now }: Settling,
): Promise<void> => {
  if (does('setValidity')) {
    await startPromos(tx, ad.id, now)
    await fulfilPaidOrders(tx, ad, now)
  }
  if (does('refundPaidOrder') || event === 'delete') await recordRefundsDue(tx, ad.id, actor, now)
  if (event === 'delete') await cancelOpenOrders(tx, ad.id, actor, now)
}
