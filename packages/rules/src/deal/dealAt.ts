import { HOUR_MS } from '@inzrt/domain/time'
import type { Deal } from './Deal.ts'
import { OFFER_HOURS, RESERVATION_HOURS } from './dealLimits.ts'

const endOf = ({ state, confirmedBy, since }: Deal): number | null => {
  if (since === null) return null
  if (state === 'offered') return since.getTime() + OFFER_HOURS * HOUR_MS
  const isFree = state === 'reserved' && confirmedBy === null

  return isFree ? since.getTime() + RESERVATION_HOURS * HOUR_MS : null
}

/** When an offer or a reservation is over by itself; null: it is none, or stays. */
export const dealEnd = (deal: Deal): Date | null => {
  const end = endOf(deal)

  return end === null ? null : new Date(end)
}

/** A deal as it stands now: what nobody answered in time is over. */
export const dealAt = (deal: Deal, now: Date): Deal => {
  const end = dealEnd(deal)

  return end !== null && end <= now ? { ...deal, state: 'lapsed', since: end } : deal
}
