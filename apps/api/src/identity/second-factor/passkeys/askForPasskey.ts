import type { Sites } from '../../../messages/mail/Site.ts'
import type { Brand } from '../../../platform/brand/Brand.ts'
import type { Clock } from '../../../platform/clock/Clock.ts'
import type { Database } from '../../../platform/database/openDatabase.ts'
import { noPasskeyHere } from '../secondFactorProblems.ts'
import { type ChallengePlace, challenges } from './challenges.ts'
import { loadLibrary } from './loadLibrary.ts'
import { passkeyRows } from './passkeys.repository.ts'
import { siteOfPasskeys } from './siteOfPasskeys.ts'
import { transportsOf } from './transportsOf.ts'

type Parts = Readonly<{ database: Database; sites: Sites; clock: Clock }>

/** Asks the passkeys an account has at a site to sign something that counts in one place for five minutes. */
export const askForPasskey = async (
  place: ChallengePlace,
  brand: Brand,
  { database, sites, clock }: Parts,
): Promise<Record<string, unknown>> => {
  const known = await passkeyRows.ofSite(database.db, place.userId, brand)
  if (known.length === 0) throw noPasskeyHere()
  const { generateAuthenticationOptions } = await loadLibrary()
  const options = await generateAuthenticationOptions({
    rpID: siteOfPasskeys(sites, brand).id,
    userVerification: 'preferred',
    allowCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transportsOf(transports),
    })),
  })
  await challenges.keep(database.db, options.challenge, place, clock())

  return { ...options }
}
