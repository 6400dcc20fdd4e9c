import { isCompanyId, isEmail, parsePhone } from '@inzrt/domain/contact'
import { LETTER_KINDS } from '@inzrt/rules/forms'
import { maxLength } from '@inzrt/rules/lengths'
import {
  COMPANY_NAME_MAX,
  COMPANY_TEXT_MAX,
  NAME_MAX,
  PASSWORD_MAX,
  PHONE_CODE_LENGTH,
  VAT_ID_MAX,
} from '@inzrt/rules/limits'
import { SCOPES } from '@inzrt/rules/session'
import * as z from 'zod/mini'
import { LocalitySchema } from '../browse/locality.ts'
import { NoticeSchema } from '../desk/notice.ts'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { DateTimeSchema, graphemesUpTo, IdSchema } from '../wire/scalar.ts'

export const ScopeSchema = z.enum(SCOPES)
export type Scope = z.infer<typeof ScopeSchema>

/** Whether somebody advertises for themselves or as a business. */
export const AccountKindSchema = z.enum(['private', 'business'])

export const UserSchema = z.object({
  nickname: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.string(),
  scope: ScopeSchema,
})
export type User = z.infer<typeof UserSchema>

export const UserAnswerSchema = itemOf(UserSchema)

const isPhone = (text: string): boolean => parsePhone(text) === text

/** An e-mail address. */
export const EmailSchema = z.string().check(z.refine(isEmail, 'email'))

/** A Czech or Slovak phone in E.164, none that costs its caller extra. */
export const PhoneSchema = z.string().check(z.refine(isPhone, 'phone'))

/** What a form sends of a field left empty counts as nothing. */
const orEmpty = (isValid: (text: string) => boolean, code: string) =>
  z.optional(z.string().check(z.refine((text) => text === '' || isValid(text), code)))

/** Contacts that may stay empty. */
export const OptionalEmailSchema = orEmpty(isEmail, 'email')
export const OptionalPhoneSchema = orEmpty(isPhone, 'phone')

const CODE = new RegExp(`^\\d{${PHONE_CODE_LENGTH}}$`)

/** Code of a verification message. */
export const OptionalCodeSchema = orEmpty((text) => CODE.test(text), 'code')

/** What a business says of itself besides its name. */
const companyFields = {
  companyName: z.optional(graphemesUpTo(COMPANY_NAME_MAX)),
  companyId: orEmpty(isCompanyId, 'company_id'),
  companyAddress: z.optional(graphemesUpTo(COMPANY_TEXT_MAX)),
  vatId: z.optional(graphemesUpTo(VAT_ID_MAX)),
  companyRegister: z.optional(graphemesUpTo(COMPANY_TEXT_MAX)),
  country: orEmpty((text) => /^[A-Z]{2}$/.test(text), 'country'),
}

/** Personal part of registration and profile. */
export const profileFields = {
  firstName: z.optional(graphemesUpTo(NAME_MAX)),
  lastName: z.optional(graphemesUpTo(NAME_MAX)),
  phoneNumber: OptionalPhoneSchema,
  verificationCode: OptionalCodeSchema,
  /** null takes the locality back. */
  pscId: z.optional(z.nullable(IdSchema)),
  ...companyFields,
}

/** Letters an account does without, each kind once; what they say stands among its notifications all the same. */
const SilencedLettersSchema = z.array(z.enum(LETTER_KINDS)).check(
  maxLength(LETTER_KINDS.length),
  z.refine((kinds) => new Set(kinds).size === kinds.length, 'repeated'),
)

export const ProfileBodySchema = z.object({
  ...profileFields,
  marketing: z.optional(z.boolean()),
  silencedLetters: z.optional(SilencedLettersSchema),
})
export type ProfileBody = z.infer<typeof ProfileBodySchema>

/** The account as its settings show it. */
export const ProfileSchema = z.extend(UserSchema, {
  kind: AccountKindSchema,
  emailVerified: z.boolean(),
  /** An address that waits for its confirmation. */
  pendingEmail: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  phoneVerified: z.boolean(),
  locality: z.nullable(LocalitySchema),
  companyName: z.nullable(z.string()),
  companyId: z.nullable(z.string()),
  companyAddress: z.nullable(z.string()),
  vatId: z.nullable(z.string()),
  companyRegister: z.nullable(z.string()),
  country: z.nullable(z.string()),
  marketing: z.boolean(),
  silencedLetters: SilencedLettersSchema,
  memberSince: DateTimeSchema,
})
export type Profile = z.infer<typeof ProfileSchema>

/** What the account knows about its user, as its form shows it. */
export const readProfileCall = {
  method: 'GET',
  path: '/api/auth/user/profile',
  audience: 'user',
  responses: { 200: itemOf(ProfileSchema), ...problems(401) },
} satisfies Call

/** Who is logged in. */
export const readUserCall = {
  method: 'GET',
  path: '/api/auth/user',
  audience: 'user',
  responses: { 200: UserAnswerSchema, ...problems(401) },
} satisfies Call

/** Changes the profile; fields that are left out stay as they are. */
export const updateUserCall = {
  method: 'PATCH',
  path: '/api/auth/user',
  audience: 'user',
  budget: 'account',
  body: ProfileBodySchema,
  responses: { 200: UserAnswerSchema, ...problems(401, 422) },
} satisfies Call

/** Deletes the account and everything personal in it; asks for the password again. */
export const deleteUserCall = {
  method: 'DELETE',
  path: '/api/auth/user',
  audience: 'user',
  budget: 'secret',
  body: z.object({ password: z.string().check(maxLength(PASSWORD_MAX)) }),
  responses: { 200: NoticeSchema, ...problems(401, 403, 422) },
} satisfies Call

/** Everything the portal knows about the user, as the law on personal data demands. */
export const exportUserCall = {
  method: 'GET',
  path: '/api/auth/user/export',
  audience: 'user',
  budget: 'export',
  responses: { 200: itemOf(z.record(z.string(), z.unknown())), ...problems(401) },
} satisfies Call
