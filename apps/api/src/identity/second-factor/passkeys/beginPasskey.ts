import { requireOwner } from '../requireOwner.ts'
import type { Asking, SecondFactorParts } from '../SecondFactorParts.ts'
import { challenges } from './challenges.ts'
import { loadLibrary } from './loadLibrary.ts'
import { passkeyRows } from './passkeys.repository.ts'
import { siteOfPasskeys } from './siteOfPasskeys.ts'
import { transportsOf } from './transportsOf.ts'

/** Asks a browser to make a passkey for this site; none that has one of the account already makes another. */
export const beginPasskey = async (
  { signedIn, caller, password }: Asking & Readonly<{ password: string }>,
  parts: SecondFactorParts,
): Promise<Record<string, unknown>> => {
  const { database, proof, sites, clock } = parts
  const user = await requireOwner(signedIn, parts)
  await proof(user, { password, field: 'password' }, caller)
  const { id: userId, nickname } = user
  const { id: rpID, name: rpName } = siteOfPasskeys(sites, caller.brand)
  const known = await passkeyRows.ofSite(database.db, userId, caller.brand)
  const { generateRegistrationOptions } = await loadLibrary()
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userName: nickname,
    userID: Buffer.from(String(userId)),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transportsOf(transports),
    })),
  })
  const place = { userId, purpose: 'add', place: signedIn.sessionId } as const
  await challenges.keep(database.db, options.challenge, place, clock())

  return { ...options }
}
