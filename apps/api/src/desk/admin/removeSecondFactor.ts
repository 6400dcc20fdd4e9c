import type { AdminUser } from '@inzrt/contracts/desk/adminUser'
import { recordEvent } from '../../identity/auth-events/recordEvent.ts'
import { notifySecondFactorChange } from '../../identity/second-factor/notifySecondFactorChange.ts'
import { noSecondFactor } from '../../identity/second-factor/secondFactorProblems.ts'
import { secondFactorRows } from '../../identity/second-factor/secondFactors.repository.ts'
import type { SessionsRepository } from '../../identity/sessions/sessions.repository.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import { recordAudit } from '../../platform/audit/recordAudit.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import { isLiveUser } from '../../platform/database/isLiveUser.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { shown, toAdminUser, userNotFound } from './adminUserRow.ts'
import type { AdminParts } from './keepRecord.ts'
import { ownAccount } from './ownAccount.ts'
import { siteOfAccount } from './siteOfAccount.ts'

type Parts = AdminParts & Readonly<{ outbox: Outbox; sessionRows: SessionsRepository }>
type Remover = Readonly<{ admin: SignedIn; brand: Brand }>

/**
 * For somebody who lost what they log in with besides the password. All their sessions end: anyone who has what was lost may
 * have one.
 */
export const removeSecondFactor = (
  { database, clock, outbox, sessionRows }: Parts,
  id: number,
  { admin, brand }: Remover,
): Promise<AdminUser> =>
  database.db.transaction(async (tx) => {
    if (id === admin.userId) throw ownAccount()
    const isThere = isLiveUser(id)
    const [user] = await tx.select().from(users).where(isThere).for('update')
    if (!user) throw userNotFound()
    if (!(await secondFactorRows.removeAll(tx, id))) throw noSecondFactor()
    const at = clock()
    await sessionRows.endAll(tx, id, at)
    await recordEvent(tx, { event: 'second_factor_taken', userId: id, device: null, at })
    const deed = { action: 'second_factor_taken', entity: 'user', entityId: id } as const
    await recordAudit(tx, admin, { ...deed, detail: { name: user.nickname } }, at)
    const letter = { change: 'takenAway', brand: await siteOfAccount(tx, id, brand), at } as const
    await notifySecondFactorChange(tx, outbox, user, letter)
    const [after] = await tx.select(shown).from(users).where(isThere)
    if (!after) throw userNotFound()

    return toAdminUser(after)
  })
