import type { ChangePasswordBody } from '@inzrt/contracts/account/credentials'
import { formMessage } from '@inzrt/rules/forms'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { recordEvent } from '../auth-events/recordEvent.ts'
import { revokeOtherLinks } from '../email-confirmation/revokeOtherLinks.ts'
import { passwordResetRows as resets } from '../password-reset/passwordResets.repository.ts'
import { notifyPasswordChanged } from '../passwords/notifyPasswordChanged.ts'
import { passwordFault } from '../passwords/passwordFault.ts'
import { requireUser } from '../users/requireUser.ts'
import type { UserRow } from '../users/users.repository.ts'
import type { CredentialsDependencies } from './CredentialsDependencies.ts'

type Change = Readonly<{ signedIn: SignedIn; body: ChangePasswordBody; caller: Caller }>

const faultOf = (body: ChangePasswordBody, { nickname, email }: UserRow): string | null =>
  body.password === body.current_password
    ? formMessage.passwordSame
    : passwordFault(body.password, [nickname, email])

/**
 * Sets another password; every other session ends and the owner is told. Links mailed before work no
 * longer: anyone who knew the former password may have asked for them.
 */
export const changePassword = async (
  { signedIn, body, caller }: Change,
  dependencies: CredentialsDependencies,
): Promise<void> => {
  const { database, users, sessionRows, passwords, proof, requireSecondStep, outbox, clock } =
    dependencies
  const user = await requireUser(users, signedIn)
  refuseFaults({ password: faultOf(body, user) })
  await requireSecondStep(signedIn)
  const { holdProof, passwordHash } = await passwords.runQueued(
    clientOf(caller.address),
    async () => ({
      holdProof: await proof(
        user,
        { password: body.current_password, field: 'current_password' },
        caller,
      ),
      passwordHash: await passwords.hash(body.password),
    }),
  )

  await database.db.transaction(async (tx) => {
    await holdProof(tx)
    const { id: userId, email } = user
    const { device, brand } = caller
    const at = clock()
    await users.update(tx, userId, { passwordHash, pendingEmail: null })
    await revokeOtherLinks(tx, userId, email)
    await resets.useAll(tx, userId, at)
    await sessionRows.endAll(tx, userId, at, signedIn.sessionId)
    await recordEvent(tx, { event: 'password_changed', userId, device, at })
    await notifyPasswordChanged(tx, outbox, user, { brand, at })
  })
}
