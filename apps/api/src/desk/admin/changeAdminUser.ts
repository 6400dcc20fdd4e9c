import type { AdminUser } from '@inzrt/contracts/desk/adminUser'
import { FIELD_LABEL, formMessage, INVOICE_DAYS, INVOICE_LIMITS } from '@inzrt/rules/forms'
import type { SectionsRepository } from '../../catalogue/sections/sections.repository.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import { isLiveUser } from '../../platform/database/isLiveUser.ts'
import { users } from '../../platform/database/schema/users.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { type Changeable, shown, toAdminUser, toChangeable, userNotFound } from './adminUserRow.ts'
import { type AdminParts, changeRecord } from './keepRecord.ts'
import { blockAdsOfAccount, unblockAdsOfAccount } from './moveAdsOfAccount.ts'
import { ownAccount } from './ownAccount.ts'
import { siteOfAccount } from './siteOfAccount.ts'

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
    formMessage.whole(FIELD_LABEL.invoiceLimit, INVOICE_LIMITS),
  invoiceDays:
    (invoiceDays < INVOICE_DAYS.least || invoiceDays > INVOICE_DAYS.most) &&
    formMessage.whole(FIELD_LABEL.invoiceDays, INVOICE_DAYS),
})

/** Gives an account a scope, lets its company pay by invoice, or keeps it from being used; all from its next call on. */
export const changeAdminUser = async (
  parts: UserParts,
  id: number,
  { mark, facts, ...change }: Change,
  { admin, brand }: Decider,
): Promise<AdminUser> => {
  if (id === admin.userId) throw ownAccount()
  const isThere = isLiveUser(id)
  const catalogue = await parts.sections.catalogue()
  const [named] = await parts.database.db.select(shown).from(users).where(isThere)
  if (!named) throw userNotFound()
  await changeRecord(parts, admin, {
    entity: 'user',
    id,
    mark,
    name: [named.nickname, facts].filter(Boolean).join(': '),
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
        isPartner: next.isPartner && !partnerCompanyId && formMessage.partnerNeedsCompany,
        ...checkInvoicing(next),
      })
      const [{ nickname, email } = {}] = await tx
        .update(users)
        .set({
          scope: change.scope,
          ...(!isSame && { blockedAt }),
          partnerCompanyId,
          invoiceLimit: next.invoiceLimit,
          invoiceDays: next.invoiceDays,
        })
        .where(isThere)
        .returning()
      const move = { userId: id, adminId: admin.userId, catalogue, now }
      if (!isSame && change.isBlocked) await blockAdsOfAccount(tx, move, facts.trim())
      if (!isSame && !change.isBlocked) await unblockAdsOfAccount(tx, move)
      if (!isSame && nickname && email)
        await parts.outbox.enqueue(tx, {
          channel: 'email',
          to: email,
          brand: await siteOfAccount(tx, id, brand),
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
