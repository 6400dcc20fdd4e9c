import { and, eq, gt } from 'drizzle-orm'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { emailTokens } from '../../platform/database/schema/emailTokens.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { Problem } from '../../platform/errors/Problem.ts'
import { requestJob } from '../../platform/jobs/requestJob.ts'
import { recordEvent } from '../auth-events/recordEvent.ts'
import { passwordResetRows as resets } from '../password-reset/passwordResets.repository.ts'
import { foldEmail } from '../users/foldEmail.ts'
import type { UserRow, UsersRepository } from '../users/users.repository.ts'

export type ConfirmDependencies = Readonly<{
  database: Database
  users: UsersRepository
  outbox: Outbox
  clock: Clock
}>

type Claim = Readonly<{ user: UserRow; email: string; isUsed: boolean }>

const badLink = (message: string): Problem =>
  new Problem(422, 'validation', message, { errors: { token: [message] } })

const linkExpired = () => badLink('Odkaz už neplatí. Nechte si prosím poslat nový.')
const emailIsTaken = () => badLink('Tento e-mail už patří k jinému účtu.')

const findClaim = async (tx: Transaction, token: string, now: Date): Promise<Claim | null> => {
  const [found] = await tx
    .select({ user: users, claim: emailTokens })
    .from(emailTokens)
    .innerJoin(users, eq(users.id, emailTokens.userId))
    .where(and(eq(emailTokens.tokenHash, sha256(token)), gt(emailTokens.expiresAt, now)))
    .for('update')

  return found
    ? { user: found.user, email: found.claim.email, isUsed: found.claim.usedAt !== null }
    : null
}

const isConfirmed = ({ user, email }: Claim): boolean =>
  user.emailVerifiedAt !== null && user.emailFolded === foldEmail(email)

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '23505'

/** Two accounts may confirm one address in the same moment; the database lets one. */
const orTaken = (error: unknown): never => {
  throw isUniqueViolation(error) ? emailIsTaken() : error
}

/**
 * Confirms the address a token was mailed to, at registration or for a change. Opening the link once
 * more is no failure: people and their mail programs do.
 */
export const createConfirmEmail = ({
  database,
  users: accounts,
  outbox,
  clock,
}: ConfirmDependencies) => {
  /** Anyone who reads the former mail is told, and gets back in by nothing that lies in it. */
  const leaveFormerAddress = async (tx: Transaction, { user }: Claim, { brand }: Caller) => {
    await resets.useAll(tx, user.id, clock())
    await outbox.enqueue(tx, {
      channel: 'email',
      to: user.email,
      userId: user.id,
      template: 'emailChanged',
      payload: { nickname: user.nickname },
      brand,
    })
  }

  const confirm = async (tx: Transaction, token: string, caller: Caller): Promise<void> => {
    const now = clock()
    const claim = await findClaim(tx, token, now)
    if (!claim || (claim.isUsed && !isConfirmed(claim))) throw linkExpired()
    if (isConfirmed(claim)) return
    const { user, email } = claim
    await tx
      .update(emailTokens)
      .set({ usedAt: now })
      .where(eq(emailTokens.tokenHash, sha256(token)))
    await accounts.update(tx, user.id, {
      email,
      emailFolded: foldEmail(email),
      emailVerifiedAt: now,
      pendingEmail: null,
    })
    if (user.emailVerifiedAt && user.emailFolded !== foldEmail(email))
      await leaveFormerAddress(tx, claim, caller)
    await tx.execute(requestJob('releaseAds'))
    const { device } = caller
    await recordEvent(tx, { event: 'email_confirmed', userId: user.id, device, at: now })
  }

  return (token: string, caller: Caller): Promise<void> =>
    database.db.transaction((tx) => confirm(tx, token, caller)).catch(orTaken)
}
