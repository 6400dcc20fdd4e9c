import type { DecisionBody } from '@inzrt/contracts/desk/decision'
import type { AdEvent } from '@inzrt/rules/ad'
import { applyEvent } from '../../advertising/editing/applyEvent.ts'
import type { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { AdDecision } from './AdDecision.ts'
import { lastBlocks } from './lastBlocks.ts'

type Ad = typeof ads.$inferSelect
type Step = Exclude<DecisionBody, { measure: 'moved' | 'edited' }>

const EVENTS = {
  approved: 'approve',
  rejected: 'reject',
  blocked: 'block',
  unblocked: 'unblock',
} as const satisfies Record<Step['measure'], AdEvent>

const CHANGE_EVENTS: Partial<Record<Step['measure'], AdEvent>> = {
  approved: 'approveEdit',
  rejected: 'rejectEdit',
}

/** Where a blocked ad stood before. */
const blockedFrom = async (tx: Transaction, adId: number) =>
  (await lastBlocks(tx, [adId])).get(adId)?.from ?? null

/**
 * Moves an ad to the state a decision leads to; its owner reads there why. A decision about a change leaves
 * the ad where it stands.
 */
export const moveAd = async (
  tx: Transaction,
  ad: Ad,
  decision: Step,
  { catalogue, now }: AdDecision,
  isAboutChange: boolean,
): Promise<Ad> => {
  const { measure } = decision
  const changeEvent = isAboutChange ? CHANGE_EVENTS[measure] : undefined
  const stateReason = 'facts' in decision && !changeEvent ? decision.facts.trim() : ad.stateReason

  return applyEvent(tx, {
    ad: { ...ad, stateReason },
    event: changeEvent ?? EVENTS[measure],
    guards: measure === 'unblocked' ? { blockedFrom: await blockedFrom(tx, ad.id) } : {},
    section: await catalogue.sectionOf(ad),
    actor: 'moderator',
    now,
  })
}
