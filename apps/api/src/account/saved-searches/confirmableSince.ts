import { WATCH_CONFIRM_HOURS } from '@inzrt/rules/limits'

const HOUR_MS = 3_600_000

/** What an address was asked about at that moment or before can be confirmed no more. */
export const confirmableSince = (now: Date): Date =>
  new Date(now.getTime() - WATCH_CONFIRM_HOURS * HOUR_MS)
