import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Sites } from '../../../messages/mail/Site.ts'
import type { Brand } from '../../../platform/brand/Brand.ts'
import type { Clock } from '../../../platform/clock/Clock.ts'
import type { Database } from '../../../platform/database/openDatabase.ts'
import { challengeOf } from './challengeOf.ts'
import { type ChallengePlace, challenges } from './challenges.ts'
import { loadLibrary } from './loadLibrary.ts'
import { passkeyRows } from './passkeys.repository.ts'
import { expectedOf } from './siteOfPasskeys.ts'
import { transportsOf } from './transportsOf.ts'

type Parts = Readonly<{ database: Database; sites: Sites; clock: Clock }>

/** A use of a passkey that was signed rightly; to be noted with what it is for. */
export type PasskeyUse = Readonly<{ id: number; counter: number }>

/**
 * Looks at what a passkey signed: a challenge of this place, at this site, by a key of the account, with a number higher
 * than at its last use.
 * @returns null when it is anything else; the challenge is gone all the same
 */
export const checkPasskey = async (
  credential: Record<string, unknown>,
  { place, brand }: Readonly<{ place: ChallengePlace; brand: Brand }>,
  { database, sites, clock }: Parts,
): Promise<PasskeyUse | null> => {
  const challenge = challengeOf(credential)
  if (!challenge || !(await challenges.use(database.db, challenge, place, clock()))) return null
  const known = await passkeyRows.ofSite(database.db, place.userId, brand)
  const key = known.find(({ credentialId }) => credentialId === credential.id)
  if (!key) return null
  const { verifyAuthenticationResponse } = await loadLibrary()
  const checked = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    ...expectedOf(challenge, sites, brand),
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
      transports: transportsOf(key.transports),
    },
  }).catch(() => null)
  if (!checked?.verified) return null

  return { id: key.id, counter: checked.authenticationInfo.newCounter }
}
