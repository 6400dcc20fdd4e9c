/** Where an advert is in its life. Only its owner and moderators see it. */
export const AD_STATES = [
  'waiting_verification',
  'waiting_payment',
  'waiting_approval',
  'published',
  'paused',
  'closed',
  'expired',
  'rejected',
  'blocked',
  'deleted',
] as const

/** One of `AD_STATES`. */
export type AdState = (typeof AD_STATES)[number]

/** What everybody may know about an advert's state. */
export type AdStatus = 'published' | 'not_published'

/**
 * The public word for a state.
 * @example adStatus('paused') // "not_published"
 */
export const adStatus = (state: AdState): AdStatus =>
  state === 'published' ? 'published' : 'not_published'

const PROMOTABLE: readonly AdState[] = ['published', 'paused', 'waiting_approval']

/**
 * Whether promotions may be ordered for an advert.
 * @example isPromotable('expired') // false
 */
export const isPromotable = (state: AdState): boolean => PROMOTABLE.includes(state)
