import type { PaymentEvent } from './paymentTransition.ts'

/** Taken from the card, settled or not. */
const PAID: readonly string[] = ['CAPTURED', 'PENDING_SETTLEMENT', 'PROCESSED', 'SETTLED']

const UNPAID: ReadonlyMap<string, PaymentEvent> = new Map([
  ['CANCELED_BY_CARDHOLDER', 'cancel'],
  ['EXPIRED', 'expire'],
])

/**
 * What the gateway's own state of a payment means for ours. Null: it says neither yes nor no, or
 * something only a person can judge, as that money was sent back.
 * @example bankStatus('UNPAID', 'CANCELED_BY_CARDHOLDER') // "cancel"
 */
export const bankStatus = (status: string, subStatus: string): PaymentEvent | null => {
  if (PAID.includes(status)) return 'succeed'
  if (status === 'UNPAID') return UNPAID.get(subStatus) ?? 'decline'

  return UNPAID.get(status) ?? null
}
