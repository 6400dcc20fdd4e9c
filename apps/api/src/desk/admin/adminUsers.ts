import type { AdminUser } from '@inzrt/contracts/desk/adminUser'
import { fold } from '@inzrt/domain/search'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { SectionsRepository } from '../../catalogue/sections/sections.repository.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { users } from '../../platform/database/schema/users.ts'
import { Problem } from '../../platform/errors/Problem.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { etagOf } from './etagOf.ts'
import { type AdminParts, changeRecord } from './keepRecord.ts'
import { blockAdsOfAccount, unblockAdsOfAccount } from './moveAdsOfAccount.ts'

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

type Shown = Omit<AdminUser, 'mark' | 'isBlocked' | 'createdAt'> & {
  blockedAt: Date | null
  createdAt: Date
}

type Changeable = Pick<AdminUser, 'scope' | 'isBlocked'>

const toChangeable = ({ scope, blockedAt }: Pick<Shown, 'scope' | 'blockedAt'>): Changeable => ({
  scope,
  isBlocked: blockedAt !== null,
})

const toAdminUser = ({ blockedAt, createdAt, ...user }: Shown): AdminUser => ({
  ...user,
  mark: etagOf(toChangeable({ ...user, blockedAt })),
  isBlocked: blockedAt !== null,
  createdAt: createdAt.toISOString(),
})

const userNotFound = (): Problem => new Problem(404, 'not_found', 'Tento účet tu není.')
const ownAccount = (): Problem =>
  new Problem(403, 'forbidden', 'Vlastní účet vám musí změnit jiný správce.')

/** Accounts whose nickname begins so; staff when nothing is asked for. */
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

type UserParts = AdminParts & Readonly<{ outbox: Outbox; sections: SectionsRepository }>
type Change = Changeable & Readonly<{ mark: string; facts: string }>
type Decider = Readonly<{ admin: SignedIn; brand: Brand }>

const UNTOLD = 'Napište, proč účet blokujete: jeho majitel to dostane e-mailem.'

/** Gives an account a scope or keeps it from being used; both count from its next call on. Its ads go with it. */
export const changeAdminUser = async (
  parts: UserParts,
  id: number,
  { mark, facts, ...change }: Change,
  { admin, brand }: Decider,
): Promise<AdminUser> => {
  if (id === admin.userId) throw ownAccount()
  const isThere = and(eq(users.id, id), isNull(users.deletedAt))
  const catalogue = await parts.sections.catalogue()
  const [named] = await parts.database.db.select(shown).from(users).where(isThere)
  if (!named) throw userNotFound()
  await changeRecord(parts, admin, {
    ...{ entity: 'user', id, mark, name: [named.nickname, facts].filter(Boolean).join(': ') },
    read: async (tx) => {
      const [row] = await tx.select().from(users).where(isThere).for('update')
      if (!row) throw userNotFound()

      return toChangeable(row)
    },
    write: async (tx, before) => {
      const now = parts.clock()
      const blockedAt = change.isBlocked ? now : null
      const isSame = before.isBlocked === change.isBlocked
      refuseFaults({ facts: !isSame && change.isBlocked && facts.trim() === '' && UNTOLD })
      const [{ nickname, email } = {}] = await tx
        .update(users)
        .set({ scope: change.scope, ...(!isSame && { blockedAt }) })
        .where(isThere)
        .returning()
      const move = { userId: id, adminId: admin.userId, catalogue, now }
      if (!isSame && change.isBlocked) await blockAdsOfAccount(tx, move, facts.trim())
      if (!isSame && !change.isBlocked) await unblockAdsOfAccount(tx, move)
      if (!isSame && nickname && email)
        await parts.outbox.enqueue(tx, {
          ...{ channel: 'email', brand, to: email },
          ...(change.isBlocked
            ? { template: 'accountBlocked', payload: { nickname, facts } }
            : { template: 'accountUnblocked', payload: { nickname } }),
        })

      return change
    },
  })
  const [after] = await parts.database.db.select(shown).from(users).where(isThere)
  if (!after) throw userNotFound()

  return toAdminUser(after)
}
