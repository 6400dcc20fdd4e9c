import type { Sites } from '../../../messages/mail/Site.ts'
import type { Brand } from '../../../platform/brand/Brand.ts'

/** What browsers know a site by: keys made for one are offered to no other. */
export const siteOfPasskeys = (sites: Sites, brand: Brand) => {
  const { origin, name } = sites[brand]

  return { origin, name, id: new URL(origin).hostname }
}

/** What a browser must have signed: this challenge, at this site. */
export const expectedOf = (challenge: string, sites: Sites, brand: Brand) => {
  const { origin, id } = siteOfPasskeys(sites, brand)

  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }
}
