import type { AdminUser, AuditEntry } from '@inzrt/contracts/adminUser'
import type { Scope } from '@inzrt/contracts/user'
import { fold } from '@inzrt/domain/search'
import { and, asc, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'
import { auditLog } from '../database/schema/auditLog.ts'
import { users } from '../database/schema/users.ts'
import { Problem } from '../errors/Problem.ts'
import type { SignedIn } from '../sessions/SignedIn.ts'

const MOST = 50

const shown = {
  id: users.id,
  nickname: users.nickname,
  scope: users.scope,
  kind: users.kind,
  blockedAt: users.blockedAt,
  createdAt: users.createdAt,
  adsCount: sql<number>`(select count(*)::int from ads
    where ads.user_id = users.id and ads.state <> 'deleted')`,
}

type Shown = Omit<AdminUser, 'isBlocked' | 'createdAt'> & {
  blockedAt: Date | null
  createdAt: Date
}

const toAdminUser = ({ blockedAt, createdAt, ...user }: Shown): AdminUser => ({
  ...user,
  isBlocked: blockedAt !== null,
  createdAt: createdAt.toISOString(),
})

const userNotFound = (): Problem => new Problem(404, 'not_found', 'Tento účet tu není.')
const ownAccount = (): Problem =>
  new Problem(403, 'forbidden', 'Vlastní účet vám musí změnit jiný správce.')

/** Accounts whose nickname begins so; people of ours when nothing is asked for. */
export const listAdminUsers = async ({ db }: Database, q: string): Promise<AdminUser[]> => {
  const sought = fold(q.trim())
  const rows = await db
    .select(shown)
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        sought ? sql`starts_with(${users.nicknameFolded}, ${sought})` : ne(users.scope, 'user'),
      ),
    )
    .orderBy(asc(users.nicknameFolded))
    .limit(MOST)

  return rows.map(toAdminUser)
}

/** Gives an account a scope or keeps it from being used; both count from its next call on. */
export const changeAdminUser = (
  { database, clock }: { database: Database; clock: Clock },
  id: number,
  { scope, isBlocked }: { scope: Scope; isBlocked: boolean },
  admin: SignedIn,
): Promise<AdminUser> =>
  database.db.transaction(async (tx) => {
    if (id === admin.userId) throw ownAccount()
    const isThere = and(eq(users.id, id), isNull(users.deletedAt))
    const [before] = await tx.select().from(users).where(isThere).for('update')
    if (!before) throw userNotFound()
    const now = clock()
    const blockedAt = isBlocked ? (before.blockedAt ?? now) : null
    await tx.update(users).set({ scope, blockedAt }).where(eq(users.id, id))
    const detail = {
      nickname: before.nickname,
      scope: { was: before.scope, is: scope },
      isBlocked: { was: before.blockedAt !== null, is: isBlocked },
    }
    await recordAudit(tx, admin, { action: 'changed', entity: 'user', entityId: id, detail }, now)
    const [after] = await tx.select(shown).from(users).where(isThere)
    if (!after) throw userNotFound()

    return toAdminUser(after)
  })

/** What people of ours did, the latest first. */
export const listAudit = async ({ db }: Database, before?: number): Promise<AuditEntry[]> => {
  const rows = await db
    .select()
    .from(auditLog)
    .where(before === undefined ? undefined : lt(auditLog.id, before))
    .orderBy(desc(auditLog.id))
    .limit(MOST)

  return rows.map(({ at, actorName, actorId: _, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    actor: actorName,
  }))
}
