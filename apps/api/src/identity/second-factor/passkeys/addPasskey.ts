import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { recordEvent } from '../../auth-events/recordEvent.ts'
import { notifySecondFactorChange } from '../notifySecondFactorChange.ts'
import { requireOwner } from '../requireOwner.ts'
import type { Asking, SecondFactorParts } from '../SecondFactorParts.ts'
import { passkeyIsThere, wrongPasskey } from '../secondFactorProblems.ts'
import { turnOn } from '../turnOn.ts'
import { challengeOf } from './challengeOf.ts'
import { challenges } from './challenges.ts'
import { loadLibrary } from './loadLibrary.ts'
import { passkeyRows } from './passkeys.repository.ts'
import { expectedOf } from './siteOfPasskeys.ts'
import { transportsOf } from './transportsOf.ts'

type Made = Asking & Readonly<{ name: string; credential: Record<string, unknown> }>

/** Keeps a passkey that a browser has made for this site. */
export const addPasskey = async (
  { signedIn, caller, name, credential }: Made,
  parts: SecondFactorParts,
): Promise<{ recoveryCodes: string[] | null }> => {
  const { database, sites, outbox, clock } = parts
  const user = await requireOwner(signedIn, parts)
  const { id: userId } = user
  const { device, brand } = caller
  const now = clock()
  const challenge = challengeOf(credential)
  const place = { userId, purpose: 'add', place: signedIn.sessionId } as const
  if (!challenge || !(await challenges.use(database.db, challenge, place, now)))
    throw wrongPasskey()
  const { verifyRegistrationResponse } = await loadLibrary()
  const checked = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    ...expectedOf(challenge, sites, brand),
  }).catch(() => null)
  if (!checked?.verified) throw wrongPasskey()
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential

  return database.db.transaction(async (tx) => {
    const isNew = await passkeyRows.add(tx, {
      userId,
      brandCode: brand,
      credentialId: id,
      counter,
      name,
      createdAt: now,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      transports: transportsOf(transports),
    })
    if (!isNew) throw passkeyIsThere()
    const recoveryCodes = await turnOn(tx, signedIn, parts)
    await recordEvent(tx, { event: 'passkey_added', userId, device, at: now })
    await notifySecondFactorChange(tx, outbox, user, { change: 'passkeyAdded', brand, at: now })

    return { recoveryCodes }
  })
}
