import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { NoticeSchema } from './notice.ts'
import { itemOf } from './pagination.ts'
import { problems } from './problem.ts'
import { IdSchema } from './scalar.ts'

export const ScopeSchema = z.enum(['user', 'clerk', 'moderator', 'admin'])
export type Scope = z.infer<typeof ScopeSchema>

export const UserSchema = z.object({
  nickname: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.string(),
  scope: ScopeSchema,
})
export type User = z.infer<typeof UserSchema>

export const UserAnswerSchema = itemOf(UserSchema)

/** Longest personal name and longest e-mail address. */
const nameText = z.string().check(z.maxLength(50))
export const EmailSchema = z.email().check(z.maxLength(254))

/** Phone in E.164. */
export const PhoneSchema = z.string().check(z.regex(/^\+42[01]\d{9}$/, 'phone'))

/** What a business says of itself besides its name. */
export const companyFields = {
  companyName: z.optional(z.string().check(z.maxLength(100))),
  companyId: z.optional(z.string().check(z.regex(/^\d{8}$/, 'company_id'))),
  vatId: z.optional(z.string().check(z.maxLength(14))),
  companyRegister: z.optional(z.string().check(z.maxLength(200))),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'country'))),
}

/** Personal part of registration and profile. */
export const profileFields = {
  firstName: z.optional(nameText),
  lastName: z.optional(nameText),
  phoneNumber: z.optional(PhoneSchema),
  verificationCode: z.optional(z.string().check(z.regex(/^\d{6}$/, 'code'))),
  pscId: z.optional(IdSchema),
  ...companyFields,
}

export const ProfileBodySchema = z.object(profileFields)
export type ProfileBody = z.infer<typeof ProfileBodySchema>

export const readUserCall = {
  method: 'GET',
  path: '/api/auth/user',
  audience: 'user',
  responses: { 200: UserAnswerSchema, ...problems(401) },
} satisfies Call

export const updateUserCall = {
  method: 'PATCH',
  path: '/api/auth/user',
  audience: 'user',
  body: ProfileBodySchema,
  responses: { 200: UserAnswerSchema, ...problems(401, 422) },
} satisfies Call

/** Deletes the account and everything personal in it; asks for the password again. */
export const deleteUserCall = {
  method: 'DELETE',
  path: '/api/auth/user',
  audience: 'user',
  body: z.object({ password: z.string().check(z.maxLength(128)) }),
  responses: { 200: NoticeSchema, ...problems(401, 422) },
} satisfies Call

/** Everything the portal knows about the user, as the law on personal data demands. */
export const exportUserCall = {
  method: 'GET',
  path: '/api/auth/user/export',
  audience: 'user',
  responses: { 200: itemOf(z.record(z.string(), z.unknown())), ...problems(401) },
} satisfies Call
