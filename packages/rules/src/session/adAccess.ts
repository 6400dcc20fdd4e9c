import { AD_PASSWORD_MINUTES } from '../limits.ts'
import { minutesLeft } from './minutesLeft.ts'

/** The advert somebody proved the password of, and when. */
export type AdAccess = Readonly<{ slug: string; verifiedAt: Date }>

/** Where the visitor is: on an advert's edit, promotion or renewal page, or elsewhere (null). */
export type AdVisit = Readonly<{ adSlug: string | null; isLoggedIn: boolean; now: Date }>

/**
 * What is left of an access: it ends on leaving the pages of the advert, on going to another
 * advert, and after ten minutes unless its user is logged in. Null means ask for the password.
 */
export const adAccess = (
  access: AdAccess | null,
  { adSlug, isLoggedIn, now }: AdVisit,
): AdAccess | null => {
  if (!access || access.slug !== adSlug) return null
  const isOver = minutesLeft(AD_PASSWORD_MINUTES, access.verifiedAt, now) === 0

  return isOver && !isLoggedIn ? null : access
}
