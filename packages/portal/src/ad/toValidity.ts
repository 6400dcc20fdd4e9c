import type { AdState } from '@inzrt/contracts/ads/advertisement'
import { nonBreaking } from '@inzrt/domain/text'
import { DAY_MS, daysLeft, formatDate } from '@inzrt/domain/time'
import { RENEW_BEFORE_EXPIRY_DAYS } from '@inzrt/rules/ad'

const ENDING_MS = RENEW_BEFORE_EXPIRY_DAYS * DAY_MS

/** States in which the days of an ad are counted down. */
const COUNTED: readonly AdState[] = ['published', 'paused']

type Validity = { validity?: string; daysLeft?: string; isEnding?: boolean }

/** Until when an own ad is valid, and how long that is yet. */
export const toValidity = (
  { state, validUntil }: { state: AdState; validUntil: string | null },
  now: Date,
): Validity => {
  if (!validUntil) return {}
  const until = new Date(validUntil)
  const left = daysLeft(until, now)
  if (left === null) return { validity: nonBreaking(`platil do ${formatDate(until)}`) }
  if (!COUNTED.includes(state)) return {}

  return {
    validity: nonBreaking(`platí do ${formatDate(until)}`),
    daysLeft: left,
    isEnding: until.getTime() - now.getTime() <= ENDING_MS,
  }
}
