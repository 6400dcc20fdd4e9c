import type { ChangeEmailBody } from '@inzrt/contracts/account/credentials'
import type { Caller } from '../../platform/brand/Caller.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { recordEvent } from '../auth-events/recordEvent.ts'
import { passwordResetRows as resets } from '../password-reset/passwordResets.repository.ts'
import { foldEmail } from '../users/foldEmail.ts'
import { requireUser } from '../users/requireUser.ts'
import type { UserRow } from '../users/users.repository.ts'
import type { CredentialsDependencies } from './CredentialsDependencies.ts'

type Change = Readonly<{ signedIn: SignedIn; body: ChangeEmailBody; caller: Caller }>

const SAME = 'Tento e-mail už k vašemu účtu patří.'

/** A letter goes to every address asked for: one person does not need many. */
const CHANGES = { name: 'e-mail changes', limit: 5, seconds: 86_400 } as const

const isPresent = (email: string, user: UserRow): boolean =>
  user.emailVerifiedAt !== null && foldEmail(email) === user.emailFolded

/**
 * Asks for another address, which counts once it is confirmed. One never confirmed is replaced at
 * once: it may have been a slip of the pen.
 */
export const changeEmail = async (
  { signedIn, body, caller }: Change,
  {
    database,
    users,
    confirmations,
    attempts,
    proof,
    requireSecondStep,
    clock,
  }: CredentialsDependencies,
): Promise<void> => {
  const user = await requireUser(users, signedIn)
  refuseFaults({ email: isPresent(body.email, user) ? SAME : null })
  await requireSecondStep(signedIn)
  const holdProof = await proof(user, { password: body.password, field: 'password' }, caller)
  await attempts.take(CHANGES, String(user.id))

  await database.db.transaction(async (tx) => {
    await holdProof(tx)
    const { email } = body
    const { device, brand } = caller
    const change = user.emailVerifiedAt
      ? { pendingEmail: email }
      : { email, emailFolded: foldEmail(email) }
    const changed = await users.update(tx, user.id, change)
    if (!user.emailVerifiedAt) await resets.useAll(tx, user.id, clock())
    await confirmations.ask(tx, { user: changed, email, brand })
    const event = 'email_change_asked'
    await recordEvent(tx, { event, userId: user.id, device, at: clock() })
  })
}
