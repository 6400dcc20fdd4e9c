import { maxLength, minLength } from '@inzrt/rules/lengths'
import { EMAIL_MAX, NICKNAME_LENGTH, PASSWORD_MAX, PASSWORD_MIN } from '@inzrt/rules/limits'
import { NICKNAME } from '@inzrt/rules/names'
import * as z from 'zod/mini'
import { NoticeSchema } from '../desk/notice.ts'
import type { Call } from '../wire/call.ts'
import { problems } from '../wire/problem.ts'
import {
  AccountKindSchema,
  EmailSchema,
  profileFields,
  UserAnswerSchema,
  UserSchema,
} from './user.ts'

/** A nickname or an e-mail, as somebody claims it. */
const GivenNicknameSchema = z.string().check(minLength(1), maxLength(EMAIL_MAX))

/** A password sent to be compared; nothing longer is worth hashing. */
const GivenPasswordSchema = z.string().check(minLength(1), maxLength(PASSWORD_MAX))

/** A password to be set. */
export const NewPasswordSchema = z.string().check(minLength(PASSWORD_MIN), maxLength(PASSWORD_MAX))

/** Public name of an account. */
export const NicknameSchema = z
  .string()
  .check(
    minLength(NICKNAME_LENGTH.least),
    maxLength(NICKNAME_LENGTH.most),
    z.regex(NICKNAME, 'nickname'),
  )

/** Both passwords of a body are one; the fault belongs to the second. */
export const passwordsMatch = z.refine<{ password: string; password_confirmation: string }>(
  (body) => body.password === body.password_confirmation,
  { error: 'mismatch', path: ['password_confirmation'] },
)

const tokenText = z.string().check(maxLength(512))

/** What a browser learns of its session: seconds until the token ends. */
export const SessionSchema = z.object({ token_type: z.literal('bearer'), expires_in: z.int() })

/** A token as the api issues it; the bff keeps it. */
export const TokenSchema = z.extend(SessionSchema, { access_token: z.string() })
export type Token = z.infer<typeof TokenSchema>

/** Ways to take the second step of a login: a code of an app, a passkey of this site, one of the recovery codes. */
const SecondStepWaySchema = z.enum(['app', 'passkey', 'recovery'])
export type SecondStepWay = z.infer<typeof SecondStepWaySchema>

/** The password was right and is not enough: what the account takes besides. */
export const SecondStepSchema = z.object({ ways: z.array(SecondStepWaySchema) })

export const LoginBodySchema = z.object({
  nickname: GivenNicknameSchema,
  password: GivenPasswordSchema,
})
export type LoginBody = z.infer<typeof LoginBodySchema>

/** Only the nickname counts; the rest is accepted, since the form sends it, and never read or logged. */
export const ForgotPasswordBodySchema = z.object({
  nickname: GivenNicknameSchema,
  password: z.optional(z.unknown()),
  password_confirmation: z.optional(z.unknown()),
  token: z.optional(z.unknown()),
})

/** `token` is the four-character code or the longer token of the mailed link. */
export const ResetPasswordBodySchema = z
  .object({
    nickname: GivenNicknameSchema,
    password: NewPasswordSchema,
    password_confirmation: z.string().check(maxLength(PASSWORD_MAX)),
    token: tokenText.check(minLength(1)),
  })
  .check(passwordsMatch)
export type ResetPasswordBody = z.infer<typeof ResetPasswordBodySchema>

export const RegisterBodySchema = z
  .object({
    ...profileFields,
    nickname: NicknameSchema,
    email: EmailSchema,
    password: NewPasswordSchema,
    password_confirmation: z.string().check(maxLength(PASSWORD_MAX)),
    kind: z._default(AccountKindSchema, 'private'),
    selfCertified: z.optional(z.boolean()),
    rules: z.literal(true),
    marketing: z._default(z.boolean(), false),
  })
  .check(passwordsMatch)
export type RegisterBody = z.input<typeof RegisterBodySchema>

/**
 * Logs in with a nickname or an e-mail address and a password. 202: the account takes a second step, for which this
 * browser has five minutes.
 */
export const loginCall = {
  method: 'POST',
  path: '/api/auth/login',
  audience: 'anyone',
  budget: 'login',
  body: LoginBodySchema,
  responses: { 200: TokenSchema, 202: SecondStepSchema, ...problems(401, 403, 422) },
  browserResponses: { 200: SessionSchema, 202: SecondStepSchema },
} satisfies Call

/** Ends this session. */
export const logoutCall = {
  method: 'POST',
  path: '/api/auth/logout',
  audience: 'user',
  budget: 'logout',
  responses: { 200: NoticeSchema, ...problems(401) },
} satisfies Call

/** Exchanges a token for a new one; made by the bff, never by a page. */
export const refreshCall = {
  method: 'POST',
  path: '/api/auth/refresh',
  audience: 'internal',
  responses: { 200: TokenSchema, ...problems(401) },
} satisfies Call

/** Mails a code that sets a new password; answers alike whether the account exists or not. */
export const forgotPasswordCall = {
  method: 'POST',
  path: '/api/auth/password/forgot',
  audience: 'anyone',
  budget: 'forgot',
  body: ForgotPasswordBodySchema,
  responses: { 200: NoticeSchema, ...problems(422) },
} satisfies Call

/** Sets a new password with the code or the link that was mailed. */
export const resetPasswordCall = {
  method: 'POST',
  path: '/api/auth/password/reset',
  audience: 'anyone',
  budget: 'secret',
  body: ResetPasswordBodySchema,
  responses: { 200: NoticeSchema, ...problems(422) },
} satisfies Call

/** Creates an account and logs it in. */
export const registerCall = {
  method: 'POST',
  path: '/api/auth/register',
  audience: 'anyone',
  budget: 'registration',
  body: RegisterBodySchema,
  responses: { 201: z.extend(TokenSchema, { data: UserSchema }), ...problems(422) },
  browserResponses: { 201: UserAnswerSchema },
} satisfies Call

/** Confirms the address a mailed token was sent to. */
export const verifyEmailCall = {
  method: 'POST',
  path: '/api/auth/email/verify',
  audience: 'anyone',
  budget: 'secret',
  body: z.object({ token: tokenText }),
  responses: { 200: NoticeSchema, ...problems(422) },
} satisfies Call

/** Mails the confirming link once more. */
export const resendVerificationCall = {
  method: 'POST',
  path: '/api/auth/email/resend',
  audience: 'user',
  budget: 'secret',
  responses: { 200: NoticeSchema, ...problems(401, 409) },
} satisfies Call
