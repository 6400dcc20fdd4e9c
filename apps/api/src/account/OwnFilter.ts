import type { listOwnAdsCall } from '@inzrt/contracts/account/account'
import type { AdState } from '@inzrt/contracts/ads/advertisement'
import type { ParsedQueryOf } from '@inzrt/contracts/wire/call'

export type OwnFilter = ParsedQueryOf<typeof listOwnAdsCall>['filter']

/** Days before its end from which an ad counts as ending. */
export const ENDING_DAYS = 7

/** States that each view of own ads shows. Deleted ones are in none. */
export const STATES_OF: Readonly<Record<OwnFilter, readonly AdState[]>> = {
  active: ['published'],
  ending: ['published'],
  waiting: ['waiting_verification', 'waiting_payment', 'waiting_approval'],
  inactive: ['paused', 'closed', 'expired', 'rejected', 'blocked'],
}
