import { randomBytes } from 'node:crypto'
import { appSecrets } from '../../../platform/database/schema/secondFactors.ts'
import { requireOwner } from '../requireOwner.ts'
import type { Asking, SecondFactorParts } from '../SecondFactorParts.ts'
import { appIsThere } from '../secondFactorProblems.ts'
import { secondFactorRows } from '../secondFactors.repository.ts'
import { appAddress } from './appAddress.ts'
import { base32 } from './base32.ts'

/** As long as the hash it is used with (RFC 4226). */
const SECRET_BYTES = 20

/** Makes a secret for an app. It opens nothing before a code of the app has confirmed it; another one takes its place. */
export const beginApp = async (
  { signedIn, caller, password }: Asking & Readonly<{ password: string }>,
  parts: SecondFactorParts,
): Promise<{ secret: string; address: string }> => {
  const { database, proof, secretSeal, sites, clock } = parts
  const user = await requireOwner(signedIn, parts)
  const holdProof = await proof(user, { password, field: 'password' }, caller)
  const { id: userId, nickname } = user
  const bytes = randomBytes(SECRET_BYTES)
  const begun = {
    sealed: secretSeal.seal(userId, bytes),
    createdAt: clock(),
    confirmedAt: null,
    lastStep: 0,
  }
  await database.db.transaction(async (tx) => {
    await holdProof(tx)
    if ((await secondFactorRows.appSince(tx, userId)) !== null) throw appIsThere()
    await tx
      .insert(appSecrets)
      .values({ userId, ...begun })
      .onConflictDoUpdate({ target: appSecrets.userId, set: begun })
  })
  const secret = base32(bytes)

  return { secret, address: appAddress(secret, { site: sites[caller.brand].name, nickname }) }
}
