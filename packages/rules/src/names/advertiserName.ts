import { shownName } from './shownName.ts'

/** What the public may learn of an advertiser; what is hidden is absent or null. */
type Advertiser = {
  readonly companyName?: string | null | undefined
  readonly nickname?: string | null | undefined
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
}

const NAMELESS = 'Inzerent'

/**
 * The name under an ad: a business by its company, a person by nickname, else by the names they show.
 * An e-mail address is never a name here.
 * @example advertiserName({ firstName: 'Jana', lastName: null }) // 'Jana'
 */
export const advertiserName = ({
  companyName,
  nickname,
  firstName,
  lastName,
}: Advertiser): string =>
  companyName?.trim() || shownName({ nickname, firstName, lastName }) || NAMELESS
