import type { Side } from '@inzrt/contracts/conversation/conversation'
import type { DealView } from '@inzrt/contracts/conversation/deal'
import { DEAL_EVENTS, dealEnd, dealStep, OFFERS_MAX } from '@inzrt/rules/deal'
import type { KeptDeal } from './deals.repository.ts'

const NAMES_PRICE: ReadonlySet<string> = new Set(['offer', 'counter'])

const isOwn = (side: Side, by: Side | null): boolean | null => (by === null ? null : by === side)

/** A deal as one of the two sees it, with what they can do now. */
export const toDealView = ({ deal, offers }: KeptDeal, side: Side, now: Date): DealView => {
  const { state, amount, offeredBy, confirmedBy } = deal
  const can = DEAL_EVENTS.filter(
    (event) =>
      dealStep(deal, { event, side, amount: 0, now }) !== null &&
      !(NAMES_PRICE.has(event) && offers[side] >= OFFERS_MAX),
  )

  return {
    state,
    amount,
    can,
    isOwnOffer: isOwn(side, offeredBy),
    isOwnConfirmation: isOwn(side, confirmedBy),
    endsAt: dealEnd(deal)?.toISOString() ?? null,
  }
}
