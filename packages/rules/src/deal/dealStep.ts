import type { Deal, DealEvent, DealSide, DealState } from './Deal.ts'
import { dealAt } from './dealAt.ts'

export type DealMove = Readonly<{
  event: DealEvent
  side: DealSide
  /** Named by an offer, in hundredths of a crown. */
  amount?: number | null
  now: Date
}>

type Step = (deal: Deal, move: DealMove) => Deal | null

const unnamed = (state: DealState, { now }: DealMove): Deal => ({
  state,
  amount: null,
  offeredBy: null,
  confirmedBy: null,
  since: now,
})

/** Nothing waits for an answer, and nothing is agreed. */
const isFree = ({ state }: Deal): boolean =>
  state === 'open' || state === 'declined' || state === 'lapsed'

const named = ({ amount = null, side, now }: DealMove): Deal | null =>
  amount === null
    ? null
    : { state: 'offered', amount, offeredBy: side, confirmedBy: null, since: now }

/** Whether this side was made the offer that waits. */
const isAsked = ({ state, offeredBy }: Deal, { side }: DealMove): boolean =>
  state === 'offered' && offeredBy !== side

const STEPS: Readonly<Record<DealEvent, Step>> = {
  offer: (deal, move) => (isFree(deal) && move.side === 'buyer' ? named(move) : null),
  counter: (deal, move) => (isAsked(deal, move) ? named(move) : null),
  accept: (deal, move) =>
    isAsked(deal, move) ? { ...deal, state: 'reserved', since: move.now } : null,
  decline: (deal, move) =>
    isAsked(deal, move) ? { ...deal, state: 'declined', since: move.now } : null,
  reserve: (deal, move) =>
    isFree(deal) && move.side === 'seller' ? unnamed('reserved', move) : null,
  release: (deal, move) => (deal.state === 'reserved' ? unnamed('open', move) : null),
  confirm: (deal, move) => {
    if (deal.state !== 'reserved' || deal.confirmedBy === move.side) return null
    const isBoth = deal.confirmedBy !== null

    return {
      ...deal,
      state: isBoth ? 'handed_over' : 'reserved',
      confirmedBy: move.side,
      since: move.now,
    }
  },
}

/**
 * The deal after what one of the two does; null: it cannot be done where the deal stands, or not by them.
 * @example dealStep(NO_DEAL, { event: 'offer', side: 'buyer', amount: 150_000, now }) // { state: 'offered', … }
 */
export const dealStep = (deal: Deal, move: DealMove): Deal | null =>
  STEPS[move.event](dealAt(deal, move.now), move)
