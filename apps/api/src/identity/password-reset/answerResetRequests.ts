import { MINUTE_MS } from '@inzrt/domain/time'
import { asc, eq } from 'drizzle-orm'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { keyedHash } from '../../platform/crypto/keyedHash.ts'
import { randomToken } from '../../platform/crypto/randomToken.ts'
import { isAfter } from '../../platform/database/isAfter.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { resetRequests } from '../../platform/database/schema/passwordResets.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { drainEach } from '../../platform/jobs/drainEach.ts'
import { recordEvent } from '../auth-events/recordEvent.ts'
import type { UserRow, UsersRepository } from '../users/users.repository.ts'
import { newResetLink } from './newResetLink.ts'
import { passwordResetRows as resets } from './passwordResets.repository.ts'
import { mayHaveCode, RESET_BOUNDS } from './resetBounds.ts'
import { randomResetCode } from './resetCode.ts'

export type ResetLetterDependencies = Readonly<{
  database: Database
  users: UsersRepository
  attempts: Attempts
  outbox: Outbox
  clock: Clock
  resetKey: Buffer
}>

type ResetRequest = typeof resetRequests.$inferSelect

const inMinutes = (now: Date, minutes: number): Date =>
  new Date(now.getTime() + minutes * MINUTE_MS)

const BATCH_SIZE = 20

/** The oldest requests; other workers pass over them. */
const find = (tx: Transaction, after: ResetRequest | undefined): Promise<ResetRequest[]> =>
  tx
    .select()
    .from(resetRequests)
    .where(isAfter([resetRequests.id], after && [after.id]))
    .orderBy(asc(resetRequests.id))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true })

/** Mails the ways back to accounts whose passwords were lost, for every request that waits. */
export const answerResetRequests = async (
  dependencies: ResetLetterDependencies,
  turn?: AbortSignal,
): Promise<void> => {
  const { database, users, attempts, outbox, clock, resetKey } = dependencies

  /** A code for the browser that asked, unless the account has had its share. */
  const chooseCode = async (tx: Transaction, user: UserRow, { flowHash }: ResetRequest) => {
    const codesToday = await resets.countCodesOfDay(tx, user.id, clock())
    const accountFaults = user.resetCodeFaults

    return flowHash && mayHaveCode({ codesToday, accountFaults }) ? randomResetCode() : null
  }

  const codeColumns = (code: string | null) => {
    if (code === null) return {}
    const codeSalt = randomToken()

    return {
      codeSalt,
      codeHash: keyedHash(resetKey, codeSalt, code),
      codeUntil: inMinutes(clock(), RESET_BOUNDS.codeMinutes),
    }
  }

  const writeLetter = async (tx: Transaction, user: UserRow, request: ResetRequest) => {
    const { isAllowed } = await attempts.tryOnce(tx, RESET_BOUNDS.letters, [String(user.id)])
    if (!isAllowed) return
    const now = clock()
    const { token, columns } = newResetLink(now)
    const code = await chooseCode(tx, user, request)
    await resets.add(tx, {
      userId: user.id,
      ...columns,
      flowHash: request.flowHash,
      createdAt: now,
      ...codeColumns(code),
    })
    await recordEvent(tx, { event: 'reset_asked', userId: user.id, device: null, at: now })
    await outbox.enqueue(tx, {
      channel: 'email',
      to: user.email,
      template: 'resetPassword',
      payload: { nickname: user.nickname, token, code },
      brand: request.brandCode,
    })
  }

  const treat = async (tx: Transaction, request: ResetRequest): Promise<void> => {
    await tx.delete(resetRequests).where(eq(resetRequests.id, request.id))
    const user = await users.findByName(request.name, tx)
    if (user) await writeLetter(tx, user, request)
  }

  await drainEach(
    database,
    { work: 'answer request for new password', keyOf: ({ id }) => id, find, treat },
    turn,
  )
}
