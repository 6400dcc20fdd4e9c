import { ID_MAX } from '@inzrt/domain/slug'
import { maxLength } from '@inzrt/rules/lengths'
import { FACTS_LENGTH } from '@inzrt/rules/limits'
import type { DecisionMeasure } from '@inzrt/rules/moderation'
import * as z from 'zod/mini'
import { AccountKindSchema, ScopeSchema } from '../account/user.ts'
import { CreditSchema } from '../payment/credit.ts'
import type { Call } from '../wire/call.ts'
import { itemOf, listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { queryInt } from '../wire/query.ts'
import {
  CountSchema,
  DateTimeSchema,
  graphemesUpTo,
  HundredthsSchema,
  IdSchema,
  SlugSchema,
} from '../wire/scalar.ts'
import { kept, MarkSchema, recordParams } from './adminRecord.ts'

/** Whether the company of an account may pay by invoice, how much it may owe and for how many days. */
const partnerFields = {
  isPartner: z.boolean(),
  invoiceLimit: HundredthsSchema,
  invoiceDays: CountSchema,
}

/** An account as admins see it. */
export const AdminUserSchema = z.object({
  ...kept,
  nickname: z.string(),
  scope: ScopeSchema,
  kind: AccountKindSchema,
  isBlocked: z.boolean(),
  /** Whether its login takes a second step. */
  hasSecondFactor: z.boolean(),
  /** Its company: name and number; null of a private account. */
  company: z.nullable(
    z.object({ name: z.nullable(z.string()), companyId: z.nullable(z.string()) }),
  ),
  ...partnerFields,
  /** What it has paid ahead and not spent. */
  credit: HundredthsSchema,
  adsCount: CountSchema,
  createdAt: DateTimeSchema,
})
export type AdminUser = z.infer<typeof AdminUserSchema>

/** Accounts whose nickname begins so, or of a company number; staff and partners when nothing is asked for. */
export const listAdminUsersCall = {
  method: 'GET',
  path: '/api/admin/users',
  audience: 'admin',
  query: z.object({ q: z._default(z.string().check(maxLength(60)), '') }),
  responses: { 200: listOf(AdminUserSchema), ...problems(401, 403) },
} satisfies Call

/** Credit of an account and what became of it. */
export const readAccountCreditCall = {
  method: 'GET',
  path: '/api/admin/users/{recordId}/credit',
  audience: 'admin',
  params: recordParams,
  responses: { 200: itemOf(CreditSchema), ...problems(401, 403, 404) },
} satisfies Call

/** Gives an account a scope, or keeps it from being used. Nobody changes their own. */
export const changeAdminUserCall = {
  method: 'PUT',
  path: '/api/admin/users/{recordId}',
  audience: 'admin',
  params: recordParams,
  body: z.object({
    mark: MarkSchema,
    scope: ScopeSchema,
    isBlocked: z.boolean(),
    /** Left out, it stays as it is. */
    isPartner: z.optional(partnerFields.isPartner),
    invoiceLimit: z.optional(partnerFields.invoiceLimit),
    invoiceDays: z.optional(partnerFields.invoiceDays),
    /** Why it is blocked now: its owner is told. */
    facts: z._default(graphemesUpTo(FACTS_LENGTH.most), ''),
  }),
  responses: { 200: itemOf(AdminUserSchema), ...problems(401, 403, 404, 409, 422) },
} satisfies Call

/** Takes away what an account logs in with besides its password, when its owner lost it; all its sessions end. Nobody does so with their own. */
export const removeSecondFactorCall = {
  method: 'DELETE',
  path: '/api/admin/users/{recordId}/second-factor',
  audience: 'admin',
  params: recordParams,
  responses: { 200: itemOf(AdminUserSchema), ...problems(401, 403, 404, 409) },
} satisfies Call

/** What staff do and what happens to the desk, as the log calls it; older entries may know other words. */
export type AuditAction =
  | DecisionMeasure
  | 'upheld'
  | 'dismissed'
  | 'duplicate'
  | 'gone'
  | 'contacts_seen'
  | 'worded'
  | 'mended'
  | 'taken'
  | 'activate'
  | 'retire'
  | 'added'
  | 'changed'
  | 'close'
  | 'release'
  | 'refunded'
  | 'paid'
  | 'unpaid'
  | 'checked'
  | 'refused'
  | 'flooded'
  | 'removed'
  | 'second_factor_taken'

/** What it is done to; `desk` is all that has no number. */
export type AuditEntity =
  | 'order'
  | 'payment'
  | 'invoice'
  | 'sms'
  | 'ad'
  | 'report'
  | 'appeal'
  | 'complaint'
  | 'rating'
  | 'page'
  | 'word'
  | 'section'
  | 'attributes'
  | 'promo'
  | 'coupon'
  | 'banner'
  | 'edition'
  | 'user'
  | 'desk'

/** What a member of staff did; what nobody did is told by the portal itself. */
export const AuditEntrySchema = z.object({
  id: IdSchema,
  at: DateTimeSchema,
  actor: z.string(),
  scope: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.nullable(IdSchema),
  /** The ad it is about, while there is one. */
  ad: z.nullable(z.object({ slug: SlugSchema, heading: z.string() })),
  /** Why, and what it was before. */
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof AuditEntrySchema>

/** The latest entries; `before` goes on from the last one. */
export const listAuditCall = {
  method: 'GET',
  path: '/api/admin/audit',
  audience: 'admin',
  query: z.object({ before: z.optional(queryInt(1, ID_MAX)) }),
  responses: { 200: listOf(AuditEntrySchema), ...problems(401, 403) },
} satisfies Call
