import type { AdState } from '@inzrt/contracts/ads/advertisement'
import { DAY_MS } from '@inzrt/domain/time'
import { adTransition } from '@inzrt/rules/ad'

const EDITABLE: readonly AdState[] = [
  ...(['waiting_verification', 'waiting_payment', 'waiting_approval'] as const),
  ...(['published', 'paused', 'expired', 'rejected'] as const),
]

/** Whether an ad's text may still be changed; a refused one is mended and sent again. */
export const isEditable = ({ state }: { state: AdState }): boolean => EDITABLE.includes(state)

/** What the ways to change an ad depend on. */
export type LinkedAd = { slug: string; state: AdState; validUntil: string | null }

export type AdLink = { label: string; href: string }

/** Whether an ad may be prolonged by now. */
export const isRenewable = ({ state, validUntil }: LinkedAd, now: Date): boolean => {
  if (!validUntil) return false
  const days = (Date.parse(validUntil) - now.getTime()) / DAY_MS

  return adTransition(state, 'renew', { daysToExpiry: days, daysSinceExpiry: -days }) !== null
}

/** Where an ad's owner changes it, while that can be done. */
export const editLink = (ad: LinkedAd): AdLink | undefined =>
  isEditable(ad)
    ? {
        label: ad.state === 'rejected' ? 'Opravit a\u00a0poslat znovu' : 'Upravit',
        href: `/${ad.slug}/edit`,
      }
    : undefined

/** Pages where an ad's owner can do something about it, as far as they make sense where it stands. */
export const adLinks = (ad: LinkedAd, now: Date): readonly AdLink[] => [
  ...[editLink(ad)].filter((link) => link !== undefined),
  ...(ad.state === 'published' ? [{ label: 'Zvýraznit', href: `/${ad.slug}/promo` }] : []),
  ...(isRenewable(ad, now) ? [{ label: 'Prodloužit', href: `/${ad.slug}/renew` }] : []),
]
