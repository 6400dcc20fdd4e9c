import type { AdState } from './adState.ts'

/** How an advert is closed; only a reserved one can be reopened. */
export type CloseReason = 'sold' | 'reserved' | 'withdrawn'

/** The facts a transition may depend on. Each transition reads only some of them. */
export type AdGuards = Readonly<{
  contactVerified: boolean
  paymentDue: boolean
  approvalDue: boolean
  closeReason: CloseReason | null
  /** How a closed advert was closed. */
  closedAs: CloseReason | null
  daysSinceExpiry: number
  daysToExpiry: number
  blockedFrom: AdBlockable | null
}>

/** States an advert can be blocked in and returns to. */
export const BLOCKABLE_STATES = [
  'waiting_verification',
  'waiting_payment',
  'waiting_approval',
  'published',
  'paused',
  'closed',
  'expired',
] as const satisfies readonly AdState[]

/** One of `BLOCKABLE_STATES`. */
export type AdBlockable = (typeof BLOCKABLE_STATES)[number]

/** Nothing stands in the way: what holds for an advert unless the caller says otherwise. */
export const NO_OBSTACLE: AdGuards = {
  contactVerified: true,
  paymentDue: false,
  approvalDue: false,
  closeReason: null,
  closedAs: null,
  daysSinceExpiry: 0,
  daysToExpiry: 0,
  blockedFrom: null,
}

/** An expired advert can be renewed for this many days. */
export const RENEW_AFTER_EXPIRY_DAYS = 30

/** A published advert can be renewed in its last days, this many. */
export const RENEW_BEFORE_EXPIRY_DAYS = 7
