import { DAY_MS, type Validity, validUntil } from '@inzrt/domain/time'
import { RENEW_AFTER_EXPIRY_DAYS, RENEW_BEFORE_EXPIRY_DAYS } from '../ad/adGuards.ts'

/** What decides whether and to when an advert is renewed. */
export type Renewable = Readonly<{ state: string; validUntil: Date | null }>

/**
 * Until when an advert is valid once it is renewed now: a published one gets its section's validity on top,
 * in its last 7 days; an expired one gets it from today, within 30 days. Null when it cannot be renewed.
 * @example renewedUntil({ state: 'draft', validUntil: null }, { days: 14 }, new Date()) // null
 */
export const renewedUntil = (ad: Renewable, validity: Validity, now: Date): Date | null => {
  if (!ad.validUntil) return null
  const daysLeft = (ad.validUntil.getTime() - now.getTime()) / DAY_MS
  if (ad.state === 'published' && daysLeft >= 0)
    return daysLeft <= RENEW_BEFORE_EXPIRY_DAYS ? validUntil(validity, ad.validUntil) : null

  return ad.state === 'expired' && -daysLeft <= RENEW_AFTER_EXPIRY_DAYS
    ? validUntil(validity, now)
    : null
}
