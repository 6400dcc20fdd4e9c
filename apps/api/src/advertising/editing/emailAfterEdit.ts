import { foldEmail } from '../../identity/users/foldEmail.ts'
import type { ads } from '../../platform/database/schema/ads.ts'

type Ad = Pick<typeof ads.$inferSelect, 'email' | 'emailVerifiedAt'>

type Edit = Readonly<{
  ad: Ad
  wanted: string | null
  /** The proved address of the ad's account. */
  accountEmail: string | null
  now: Date
}>

const isSame = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && foldEmail(one) === foldEmail(other)

/**
 * What an edit makes of an ad's address: a proved one stays until the new one is proved too, so that
 * nobody's ad is led to a stranger's mailbox.
 * @returns the address as it is now, and the one that has to be proved
 */
export const emailAfterEdit = ({ ad, wanted, accountEmail, now }: Edit) => {
  const { emailVerifiedAt } = ad
  if (isSame(wanted, ad.email)) return { email: wanted, emailVerifiedAt, toProve: null }
  if (wanted === null) return { email: null, emailVerifiedAt: null, toProve: null }
  if (isSame(wanted, accountEmail)) return { email: wanted, emailVerifiedAt: now, toProve: null }
  if (emailVerifiedAt) return { email: ad.email, emailVerifiedAt, toProve: wanted }

  return { email: wanted, emailVerifiedAt: null, toProve: wanted }
}
