import { maxLength, minLength } from '@inzrt/rules/lengths'
import { PASSWORD_MAX } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { NoticeSchema } from '../desk/notice.ts'
import type { Call } from '../wire/call.ts'
import { problems } from '../wire/problem.ts'
import { NewPasswordSchema, passwordsMatch } from './auth.ts'
import { EmailSchema } from './user.ts'

const presentPassword = z.string().check(minLength(1), maxLength(PASSWORD_MAX))

export const ChangePasswordBodySchema = z
  .object({
    current_password: presentPassword,
    password: NewPasswordSchema,
    password_confirmation: z.string().check(maxLength(PASSWORD_MAX)),
  })
  .check(passwordsMatch)
export type ChangePasswordBody = z.infer<typeof ChangePasswordBodySchema>

export const ChangeEmailBodySchema = z.object({ email: EmailSchema, password: presentPassword })
export type ChangeEmailBody = z.infer<typeof ChangeEmailBodySchema>

/** Sets another password and ends every session but this one. */
export const changePasswordCall = {
  method: 'PUT',
  path: '/api/auth/user/password',
  audience: 'user',
  budget: 'secret',
  body: ChangePasswordBodySchema,
  responses: { 200: NoticeSchema, ...problems(401, 403, 422) },
} satisfies Call

/** Asks for another address; it counts once the link mailed there was opened. */
export const changeEmailCall = {
  method: 'PUT',
  path: '/api/auth/user/email',
  audience: 'user',
  budget: 'secret',
  body: ChangeEmailBodySchema,
  responses: { 200: NoticeSchema, ...problems(401, 403, 422) },
} satisfies Call
