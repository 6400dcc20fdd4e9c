import { validUntil } from '@inzrt/domain/time'
import { COMPLAINT_DAYS, DISPUTE_YEARS, REFUND_DAYS } from '../limits.ts'

/**
 * The last moment for sending money back after a withdrawal: 14 days (§ 1832 občanského zákoníku).
 * @example refundDue(new Date('2026-05-04T08:00Z')).toISOString() // '2026-05-18T21:59:59.000Z'
 */
export const refundDue = (withdrawnAt: Date): Date => validUntil({ days: REFUND_DAYS }, withdrawnAt)

/**
 * The last moment for settling a complaint: 30 days (§ 19 zákona č. 634/1992 Sb.).
 * @example complaintDue(new Date('2026-05-04T08:00Z')).toISOString() // '2026-06-03T21:59:59.000Z'
 */
export const complaintDue = (madeAt: Date): Date => validUntil({ days: COMPLAINT_DAYS }, madeAt)

/**
 * The last moment for bringing a dispute before the mediator: one year (§ 20n zákona č. 634/1992 Sb.).
 * @example disputeDue(new Date('2026-05-04T08:00Z')).toISOString() // '2027-05-04T21:59:59.000Z'
 */
export const disputeDue = (raisedAt: Date): Date =>
  validUntil({ months: 12 * DISPUTE_YEARS }, raisedAt)
