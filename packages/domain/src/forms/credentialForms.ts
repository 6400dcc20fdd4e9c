import * as z from 'zod/mini'
import { samePasswords } from './accountForms.ts'
import { newPassword, presentPassword, requiredEmail } from './fields.ts'
import { LABEL } from './label.ts'
import { message } from './message.ts'

const passwordChanges = () =>
  z.refine<{ current_password: string; password: string }>(
    (form) => form.password !== form.current_password,
    { path: ['password'], error: message.passwordSame },
  )

/** Another password: the current one, then the new one twice. */
export const ChangePasswordFormSchema = z
  .object({
    current_password: presentPassword(LABEL.currentPassword),
    password: newPassword(LABEL.newPassword),
    password_confirmation: presentPassword(LABEL.newPasswordAgain),
  })
  .check(samePasswords(), passwordChanges())
export type ChangePasswordForm = z.infer<typeof ChangePasswordFormSchema>

/** Another e-mail address, asked for with the password. */
export const ChangeEmailFormSchema = z.object({
  email: requiredEmail(LABEL.newEmail),
  password: presentPassword(LABEL.currentPassword),
})
export type ChangeEmailForm = z.infer<typeof ChangeEmailFormSchema>

/** The end of an account, confirmed by its password. */
export const DeleteAccountFormSchema = z.object({
  password: presentPassword(LABEL.currentPassword),
})
export type DeleteAccountForm = z.infer<typeof DeleteAccountFormSchema>
