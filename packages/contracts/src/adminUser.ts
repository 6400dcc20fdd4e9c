import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { itemOf, listOf } from './pagination.ts'
import { problems } from './problem.ts'
import { queryInt } from './query.ts'
import { CountSchema, DateTimeSchema, IdSchema, MAX_INT } from './scalar.ts'
import { ScopeSchema } from './user.ts'

/** An account as admins see it. */
export const AdminUserSchema = z.object({
  id: IdSchema,
  nickname: z.string(),
  scope: ScopeSchema,
  kind: z.enum(['private', 'business']),
  isBlocked: z.boolean(),
  adsCount: CountSchema,
  createdAt: DateTimeSchema,
})
export type AdminUser = z.infer<typeof AdminUserSchema>

/** Accounts whose nickname begins so; people of ours when nothing is asked for. */
export const listAdminUsersCall = {
  method: 'GET',
  path: '/api/admin/users',
  audience: 'admin',
  query: z.object({ q: z._default(z.string().check(z.maxLength(60)), '') }),
  responses: { 200: listOf(AdminUserSchema), ...problems(401, 403) },
} satisfies Call

/** Gives an account a scope, or keeps it from being used. Nobody changes their own. */
export const changeAdminUserCall = {
  method: 'PUT',
  path: '/api/admin/users/{userId}',
  audience: 'admin',
  params: z.object({ userId: queryInt(1, MAX_INT) }),
  body: z.object({ scope: ScopeSchema, isBlocked: z.boolean() }),
  responses: { 200: itemOf(AdminUserSchema), ...problems(401, 403, 404) },
} satisfies Call

/** What somebody of ours did. */
export const AuditEntrySchema = z.object({
  id: IdSchema,
  at: DateTimeSchema,
  actor: z.string(),
  scope: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.nullable(IdSchema),
  /** Why, and what it was before. */
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof AuditEntrySchema>

/** The latest entries; `before` goes on from the last one. */
export const listAuditCall = {
  method: 'GET',
  path: '/api/admin/audit',
  audience: 'admin',
  query: z.object({ before: z.optional(queryInt(1, MAX_INT)) }),
  responses: { 200: listOf(AuditEntrySchema), ...problems(401, 403) },
} satisfies Call
