import type { Passwords } from '../../identity/passwords/createPasswords.ts'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { ads } from '../../platform/database/schema/ads.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { notYourAd, wrongAdPassword } from '../adProblems.ts'
import type { AdGrants } from './adGrants.ts'
import { wrongAdPasswords } from './wrongAdPasswords.ts'

export type AdRights = ReturnType<typeof createAdRights>

type Ad = Pick<typeof ads.$inferSelect, 'id' | 'userId' | 'adPasswordHash'>

type Claim = Readonly<{ user: SignedIn | null; caller: Caller; password?: string | undefined }>

type Parts = Readonly<{
  database: Database
  attempts: Attempts
  passwords: Passwords
  grants: AdGrants
  clock: Clock
}>

/** Wrong passwords of one client for one ad; its owner elsewhere may go on. */
const OF_AD = { name: 'wrong passwords of ad', limit: 5, seconds: 900 } as const

/** Who may change an ad: its account, or anyone who knows its password. */
export const createAdRights = ({ database, attempts, passwords, grants, clock }: Parts) => {
  const prove = async (ad: Ad, password: string, caller: Caller): Promise<void> => {
    const client = clientOf(caller.address)
    await passwords.runQueued(client, async () => {
      const isRight = await attempts.takeFor(
        [
          { budget: wrongAdPasswords, subject: [client] },
          { budget: OF_AD, subject: [String(ad.id), client] },
        ],
        () => passwords.verify(password, ad.adPasswordHash),
      )
      if (!isRight) throw wrongAdPassword()
      await attempts.giveBack(database.db, wrongAdPasswords, client)
      await attempts.clear(OF_AD, String(ad.id), client)
    })
  }

  return {
    /** @throws Problem 403, or 429 after five wrong passwords */
    prove,

    mayChange: (ad: Ad, { user, caller }: Claim): boolean =>
      (user !== null && user.userId === ad.userId) || grants.opens(caller.grant, ad.id, clock()),

    /** @throws Problem 403 unless the claim is right in one of the ways */
    async require(ad: Ad, claim: Claim): Promise<void> {
      if (this.mayChange(ad, claim)) return
      if (!claim.password) throw notYourAd()
      await prove(ad, claim.password, claim.caller)
    },
  }
}
