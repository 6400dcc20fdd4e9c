import type { AdminUser } from '@inzrt/contracts/desk/adminUser'
import type { Credit } from '@inzrt/contracts/payment/credit'
import { INVOICE_DAYS, INVOICE_LIMITS, LABEL, message } from '@inzrt/domain/forms'
import { fold } from '@inzrt/domain/search'
import { and, asc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { readCredit } from '../../advertising/orders/credit/readCredit.ts'
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
  companyName: users.companyName,
  companyId: users.companyId,
  partnerCompanyId: users.partnerCompanyId,
  invoiceLimit: users.invoiceLimit,
  invoiceDays: users.invoiceDays,
  createdAt: users.createdAt,
  credit: sql<string>`(select coalesce(sum(amount), 0) from credit_entries
    where user_id = users.id)`,
  adsCount: sql<number>`(select count(*)::int from ads
    where ads.user_id = users.id and ads.state <> 'deleted')`,
}

type Row = Pick<
  typeof users.$inferSelect,
  Exclude<keyof typeof shown, 'adsCount' | 'credit'> & keyof typeof users.$inferSelect
>
type Shown = Row & Pick<AdminUser, 'adsCount'> & Readonly<{ credit: string }>

type Changeable = Pick<
  AdminUser,
  'scope' | 'isBlocked' | 'isPartner' | 'invoiceLimit' | 'invoiceDays'
>

/** A partner is one company: an account that goes over to another is none. Whom it is about to be is read with it. */
const toChangeable = (row: Row): Changeable & Pick<Row, 'companyId'> => ({
  companyId: row.companyId,
  scope: row.scope,
  isBlocked: row.blockedAt !== null,
  isPartner:
    row.kind === 'business' &&
    row.partnerCompanyId !== null &&
    row.partnerCompanyId === row.companyId,
  ...{ invoiceLimit: row.invoiceLimit, invoiceDays: row.invoiceDays },
})

const toAdminUser = (row: Shown): AdminUser => {
  const { companyId, ...changes } = toChangeable(row)

  return {
    ...{ id: row.id, nickname: row.nickname, kind: row.kind, adsCount: row.adsCount },
    credit: Number(row.credit),
    company: row.kind === 'business' ? { name: row.companyName, companyId } : null,
    ...changes,
    mark: etagOf({ companyId, ...changes }),
    createdAt: row.createdAt.toISOString(),
  }
}

const userNotFound = (): Problem => new Problem(404, 'not_found', 'Tento účet tu není.')
const ownAccount = (): Problem =>
  new Problem(403, 'forbidden', 'Vlastní účet vám musí změnit jiný správce.')

/**
 * Credit of an account and what became of it.
 * @throws Problem 404
 */
export const readAccountCredit = async ({ db }: Database, id: number): Promise<Credit> => {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, id))
  if (!user) throw userNotFound()

  return readCredit(db, id)
}

/** Accounts whose nickname begins so, or of a company number; staff and partners when nothing is asked for. */
export const listAdminUsers = async ({ db }: Database, q: string): Promise<AdminUser[]> => {
  const sought = fold(q.trim())
  const rows = await db
    .select(shown)
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        sought
          ? or(sql`starts_with(${users.nicknameFolded}, ${sought})`, eq(users.companyId, sought))
          : or(ne(users.scope, 'user'), isNotNull(users.partnerCompanyId)),
      ),
    )
    .orderBy(asc(users.nicknameFolded))
    .limit(MOST)

  return rows.map(toAdminUser)
}

type UserParts = AdminParts & Readonly<{ outbox: Outbox; sections: SectionsRepository }>
type Invoicing = 'isPartner' | 'invoiceLimit' | 'invoiceDays'
type Change = Omit<Changeable, Invoicing> &
  Readonly<
    { [Field in Invoicing]?: Changeable[Field] | undefined } & { mark: string; facts: string }
  >
type Decider = Readonly<{ admin: SignedIn; brand: Brand }>

const UNTOLD = 'Napište, proč účet blokujete: jeho majitel to dostane e-mailem.'

const checkInvoicing = ({ invoiceLimit, invoiceDays }: Pick<Changeable, Invoicing>) => ({
  invoiceLimit:
    (invoiceLimit < 100 || invoiceLimit > 100 * INVOICE_LIMITS.most) &&
    message.whole(LABEL.invoiceLimit, INVOICE_LIMITS),
  invoiceDays:
    (invoiceDays < INVOICE_DAYS.least || invoiceDays > INVOICE_DAYS.most) &&
    message.whole(LABEL.invoiceDays, INVOICE_DAYS),
})

/** Gives an account a scope, lets its company pay by invoice, or keeps it from being used; all from its next call on. */
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
      const next = {
        isPartner: change.isPartner ?? before.isPartner,
        invoiceLimit: change.invoiceLimit ?? before.invoiceLimit,
        invoiceDays: change.invoiceDays ?? before.invoiceDays,
      }
      const partnerCompanyId = next.isPartner && named.kind === 'business' ? before.companyId : null
      refuseFaults({
        facts: !isSame && change.isBlocked && facts.trim() === '' && UNTOLD,
        isPartner: next.isPartner && !partnerCompanyId && message.partnerNeedsCompany,
        ...checkInvoicing(next),
      })
      const [{ nickname, email } = {}] = await tx
        .update(users)
        .set({
          scope: change.scope,
          ...(!isSame && { blockedAt }),
          partnerCompanyId,
          ...{ invoiceLimit: next.invoiceLimit, invoiceDays: next.invoiceDays },
        })
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
            : { template: 'accountUnblocked', userId: id, payload: { nickname } }),
        })

      return { ...before, scope: change.scope, isBlocked: change.isBlocked, ...next }
    },
  })
  const [after] = await parts.database.db.select(shown).from(users).where(isThere)
  if (!after) throw userNotFound()

  return toAdminUser(after)
}
