import { clientOf } from '../../attempts/clientOf.ts'
import type { Attempts } from '../../attempts/createAttempts.ts'
import type { Caller } from '../../brand/Caller.ts'
import type { Clock } from '../../clock/Clock.ts'
import type { ads } from '../../database/schema/ads.ts'
import type { Passwords } from '../../passwords/createPasswords.ts'
import type { SignedIn } from '../../sessions/SignedIn.ts'
import { notYourAd, wrongAdPassword } from '../adProblems.ts'
import type { AdGrants } from './adGrants.ts'

export type AdRights = ReturnType<typeof createAdRights>

type Ad = Pick<typeof ads.$inferSelect, 'id' | 'userId' | 'adPasswordHash'>

type Claim = Readonly<{ user: SignedIn | null; caller: Caller; password?: string | undefined }>

type Parts = Readonly<{ attempts: Attempts; passwords: Passwords; grants: AdGrants; clock: Clock }>

/** Wrong passwords of one client for one ad; its owner elsewhere may go on. */
const WRONG = { name: 'wrong passwords of ad', limit: 5, seconds: 900 } as const

/** Who may change an ad: its account, or whoever knows its password. */
export const createAdRights = ({ attempts, passwords, grants, clock }: Parts) => {
  const prove = async (ad: Ad, password: string, caller: Caller): Promise<void> => {
    const subject = [String(ad.id), clientOf(caller.address)]
    await attempts.take(WRONG, ...subject)
    if (!(await passwords.verify(password, ad.adPasswordHash))) throw wrongAdPassword()
    await attempts.clear(WRONG, ...subject)
  }

  return {
    /** @throws Problem 403, or 429 after five wrong passwords */
    prove,

    isOwner: (ad: Ad, { user, caller }: Claim): boolean =>
      (user !== null && user.userId === ad.userId) || grants.opens(caller.grant, ad.id, clock()),

    /** @throws Problem 403 unless the claim is right in one of the ways */
    async require(ad: Ad, claim: Claim): Promise<void> {
      if (this.isOwner(ad, claim)) return
      if (!claim.password) throw notYourAd()
      await prove(ad, claim.password, claim.caller)
    },
  }
}
