/** The two of a deal: the one who wants the thing, and its advertiser. */
export type DealSide = 'buyer' | 'seller'

/** @example otherSide('buyer') // 'seller' */
export const otherSide = (side: DealSide): DealSide => (side === 'buyer' ? 'seller' : 'buyer')

export const DEAL_STATES = [
  'open',
  'offered',
  'declined',
  'lapsed',
  'reserved',
  'handed_over',
] as const
export type DealState = (typeof DEAL_STATES)[number]

/** How far two people are with a thing. */
export type Deal = Readonly<{
  state: DealState
  /** The price on the table or agreed, in hundredths of a crown; null where none was named. */
  amount: number | null
  /** Who named it last. */
  offeredBy: DealSide | null
  /** Who says already that it was handed over. */
  confirmedBy: DealSide | null
  /** Since when it stands so; null at the beginning. */
  since: Date | null
}>

/** What either of them does. */
export const DEAL_EVENTS = [
  'offer',
  'counter',
  'accept',
  'decline',
  'reserve',
  'release',
  'confirm',
] as const
export type DealEvent = (typeof DEAL_EVENTS)[number]

export const NO_DEAL: Deal = {
  state: 'open',
  amount: null,
  offeredBy: null,
  confirmedBy: null,
  since: null,
}
