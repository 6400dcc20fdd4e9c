import type { AdminUser } from '@inzrt/contracts/desk/adminUser'
import { sql } from 'drizzle-orm'
import { users } from '../../platform/database/schema/users.ts'
import type { Problem } from '../../platform/errors/Problem.ts'
import { notFound } from '../../platform/errors/problems.ts'
import { etagOf } from './etagOf.ts'

/** What is read of an account. */
export const shown = {
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
  hasSecondFactor: sql<boolean>`exists (select from app_secrets
      where user_id = users.id and confirmed_at is not null)
    or exists (select from passkeys where user_id = users.id)`,
  credit: sql<string>`(select coalesce(sum(amount), 0) from credit_entries
    where user_id = users.id)`,
  adsCount: sql<number>`(select count(*)::int from ads
    where ads.user_id = users.id and ads.state <> 'deleted')`,
}

type Row = Pick<
  typeof users.$inferSelect,
  Exclude<keyof typeof shown, 'adsCount' | 'credit' | 'hasSecondFactor'> &
    keyof typeof users.$inferSelect
>
type Shown = Row & Pick<AdminUser, 'adsCount' | 'hasSecondFactor'> & Readonly<{ credit: string }>

export type Changeable = Pick<
  AdminUser,
  'scope' | 'isBlocked' | 'isPartner' | 'invoiceLimit' | 'invoiceDays'
>

/** A partner is one company: an account that goes over to another is none. Whom it is about to be is read with it. */
export const toChangeable = (row: Row): Changeable & Pick<Row, 'companyId'> => ({
  companyId: row.companyId,
  scope: row.scope,
  isBlocked: row.blockedAt !== null,
  isPartner:
    row.kind === 'business' &&
    row.partnerCompanyId !== null &&
    row.partnerCompanyId === row.companyId,
  invoiceLimit: row.invoiceLimit,
  invoiceDays: row.invoiceDays,
})

export const toAdminUser = (row: Shown): AdminUser => {
  const { companyId, ...changes } = toChangeable(row)

  return {
    id: row.id,
    nickname: row.nickname,
    kind: row.kind,
    adsCount: row.adsCount,
    credit: Number(row.credit),
    hasSecondFactor: row.hasSecondFactor,
    company: row.kind === 'business' ? { name: row.companyName, companyId } : null,
    ...changes,
    mark: etagOf({ companyId, ...changes }),
    createdAt: row.createdAt.toISOString(),
  }
}

export const userNotFound = (): Problem => notFound('Tento účet tu není.')
