import type { Side } from '@inzrt/contracts/conversation/conversation'
import {
  type Deal,
  type DealEvent,
  type DealState,
  dealStep,
  dealWords,
  OFFERS_MAX,
} from '@inzrt/rules/deal'
import type { SectionNode } from '../../catalogue/sections/SectionNode.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { ConversationParts } from '../conversations/ConversationParts.ts'
import { sendMessage } from '../conversations/sendMessage.ts'
import type { Sides } from '../conversations/sidesOf.ts'
import { applyEvent } from '../editing/applyEvent.ts'
import { recordState } from '../orders/recordState.ts'
import { dealMovedOn, keptForAnother, otherOffer, tooManyOffers } from './dealProblems.ts'
import { isKeptForAnother, type KeptDeal, keepDeal, readDeal } from './deals.repository.ts'

export type DealChange = Readonly<{
  sides: Sides
  side: Side
  event: DealEvent
  /** The price that is named or answered. */
  amount: number | null
  /** The ad, kept from changing under us: so no two people are promised the same thing. */
  ad: Sides['ad']
  section: SectionNode
  now: Date
}>

const NAMES_PRICE: ReadonlySet<DealEvent> = new Set(['offer', 'counter'])
const ANSWERS_PRICE: ReadonlySet<DealEvent> = new Set(['accept', 'decline'])
const HELD: ReadonlySet<DealState> = new Set(['reserved', 'handed_over'])

const stepOf = ({ deal, offers }: KeptDeal, { event, side, amount, now }: DealChange): Deal => {
  if (ANSWERS_PRICE.has(event) && deal.state === 'offered' && deal.amount !== amount)
    throw otherOffer()
  const next = dealStep(deal, { event, side, amount, now })
  if (!next) throw dealMovedOn()
  if (NAMES_PRICE.has(event) && offers[side] >= OFFERS_MAX) throw tooManyOffers()

  return next
}

/** The ad follows: reserved while it is kept for somebody, sold once both say that it was handed over. */
const moveAd = async (
  tx: Transaction,
  { ad, section, side, now }: DealChange,
  before: DealState,
  { state }: Deal,
): Promise<Sides['ad']> => {
  const actor = side === 'seller' ? ('owner' as const) : ('system' as const)
  const common = { section, actor, now }
  const isOut = ad.state === 'published' || ad.state === 'paused'
  const isReserved = ad.state === 'closed' && ad.closedReason === 'reserved'
  const close = (closeReason: 'reserved' | 'sold') =>
    applyEvent(tx, { ...common, ad, event: 'close', guards: { closeReason } })
  if (state === 'reserved' && isOut) return close('reserved')
  if (state === 'handed_over' && (isOut || isReserved)) return close('sold')
  if (before === 'reserved' && state === 'open' && isReserved)
    return applyEvent(tx, { ...common, ad, event: 'reopen' })

  return ad
}

/**
 * Takes a deal one step on, with what it means for the ad and as words of the one who takes it.
 * @throws Problem 409 when it cannot be done any more, or the thing is somebody else's by now
 */
export const changeDeal = async (
  tx: Transaction,
  parts: ConversationParts,
  change: DealChange,
): Promise<Sides['ad']> => {
  const { sides, side, event, now } = change
  const { id, adId } = sides.conversation
  const before = await readDeal(tx, id, now)
  const deal = stepOf(before, change)
  const isTaken = change.ad.state === 'closed' && change.ad.closedReason !== 'reserved'
  const isNew = !HELD.has(before.deal.state)
  if (isNew && HELD.has(deal.state) && (isTaken || (await isKeptForAnother(tx, { id, adId }, now))))
    throw keptForAnother()
  const offers = NAMES_PRICE.has(event)
    ? { ...before.offers, [side]: before.offers[side] + 1 }
    : before.offers
  await keepDeal(tx, id, { deal, offers }, now)
  await recordState(tx, {
    entity: 'deal',
    entityId: id,
    event,
    at: now,
    actor: side === 'seller' ? 'owner' : 'buyer',
    fromState: before.deal.state,
    toState: deal.state,
  })
  const ad = await moveAd(tx, change, before.deal.state, deal)
  const content = dealWords(event, event === 'decline' ? before.deal.amount : deal.amount)
  await sendMessage(tx, parts, sides, side, { content, phone: null }, { mayRepeat: true })

  return ad
}
