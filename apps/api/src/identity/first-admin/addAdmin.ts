import { fieldErrors, RegisterFormSchema } from '@inzrt/rules/forms'
import { recordBySystem } from '../../platform/audit/recordBySystem.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { newResetLink } from '../password-reset/newResetLink.ts'
import { passwordResetRows as resets } from '../password-reset/passwordResets.repository.ts'
import { EMPTY_REGISTRATION } from '../registration/emptyRegistration.ts'
import { foldEmail } from '../users/foldEmail.ts'
import { nicknameFault } from '../users/nicknameFault.ts'
import { createUsersRepository, type UserRow } from '../users/users.repository.ts'

type Named = Readonly<{ nickname: string; email: string }>
export type AddedAdmin = Readonly<{
  nickname: string
  /** Of a new account: what its link to set a password holds, once and for an hour. */
  token: string | null
}>

const refuseFaulty = ({ nickname, email }: Named): void => {
  const faults = fieldErrors(RegisterFormSchema, {
    ...EMPTY_REGISTRATION,
    kind: 'private',
    password: '',
    rules: true,
    marketing: false,
    nickname,
    email,
  })
  const fault = faults.nickname ?? nicknameFault(nickname) ?? faults.email
  if (fault) throw new Error(fault)
}

const addPasswordLink = async (tx: Transaction, userId: number, now: Date): Promise<string> => {
  const { token, columns } = newResetLink(now)
  await resets.add(tx, { userId, ...columns, createdAt: now })

  return token
}

const isTheirs = ({ emailFolded, emailVerifiedAt }: UserRow, email: string): boolean =>
  emailVerifiedAt !== null && emailFolded === foldEmail(email)

/**
 * Makes an admin of the account with this nickname, or of a new one, whose address is taken at the operator's word. Of
 * an account that is there the address must be the confirmed one: nobody becomes an admin by a slip of the pen.
 * @throws Error with a sentence that tells why not
 */
export const addAdmin = async (
  database: Database,
  named: Named,
  now: Date,
): Promise<AddedAdmin> => {
  const users = createUsersRepository(database)
  const known = await users.findToLogIn(named.nickname)
  if (known && (known.blockedAt || !isTheirs(known, named.email)))
    throw new Error(`${known.nickname} is blocked, or has confirmed another address.`)
  if (!known) refuseFaulty(named)

  return database.db.transaction(async (tx) => {
    const account = {
      ...named,
      scope: 'admin',
      emailVerifiedAt: now,
      rulesAcceptedAt: now,
    } as const
    const user = known
      ? await users.update(tx, known.id, { scope: 'admin' })
      : await users.add(tx, { ...account, createdAt: now })
    if (!user) throw new Error(`${named.nickname} was taken a moment ago.`)
    const detail = { name: user.nickname, scope: { was: known?.scope ?? null, is: 'admin' } }
    const action = known ? 'changed' : 'added'
    await recordBySystem(tx, { action, entity: 'user', entityId: user.id, detail }, now)

    return {
      nickname: user.nickname,
      token: known ? null : await addPasswordLink(tx, user.id, now),
    }
  })
}
