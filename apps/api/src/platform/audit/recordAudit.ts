import type { AuditAction, AuditEntity } from '@inzrt/contracts/desk/adminUser'
import { eq } from 'drizzle-orm'
import { auditLog } from '../database/schema/auditLog.ts'
import { users } from '../database/schema/users.ts'
import type { Transaction } from '../database/Transaction.ts'
import type { SignedIn } from '../http/SignedIn.ts'

/** Something a member of staff did. */
export type Deed = Readonly<{
  action: AuditAction
  entity: AuditEntity
  entityId: number | null
  detail?: Record<string, unknown>
}>

/** Writes down who did what, in the transaction in which it is done: neither exists without the other. */
export const recordAudit = async (
  tx: Transaction,
  actor: Pick<SignedIn, 'userId'>,
  { detail = {}, ...deed }: Deed,
  at: Date,
): Promise<void> => {
  const [user] = await tx
    .select({ nickname: users.nickname, scope: users.scope })
    .from(users)
    .where(eq(users.id, actor.userId))
  if (!user || user.scope === 'user') throw new RangeError('Only what staff do is written down.')
  const { nickname: actorName, scope } = user
  await tx.insert(auditLog).values({ ...deed, detail, at, actorId: actor.userId, actorName, scope })
}
