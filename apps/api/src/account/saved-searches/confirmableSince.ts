import { HOUR_MS } from '@inzrt/domain/time'
import { WATCH_CONFIRM_HOURS } from '@inzrt/rules/limits'

/** What an address was asked about at that moment or before can be confirmed no more. */
export const confirmableSince = (now: Date): Date =>
  new Date(now.getTime() - WATCH_CONFIRM_HOURS * HOUR_MS)
