import * as z from 'zod/mini'
import { PASSKEY_NAME_MAX } from '../limits.ts'
import { samePasswords } from './accountForms.ts'
import { FIELD_LABEL } from './fieldLabel.ts'
import { newPassword, presentPassword, requiredEmail, requiredText } from './fields.ts'
import * as formMessage from './formMessage.ts'

const passwordChanges = () =>
  z.refine<{ current_password: string; password: string }>(
    (form) => form.password !== form.current_password,
    { path: ['password'], error: formMessage.passwordSame },
  )

/** Another password: the current one, then the new one twice. */
export const ChangePasswordFormSchema = z
  .object({
    current_password: presentPassword(FIELD_LABEL.currentPassword),
    password: newPassword(FIELD_LABEL.newPassword),
    password_confirmation: presentPassword(FIELD_LABEL.newPasswordAgain),
  })
  .check(samePasswords(), passwordChanges())
export type ChangePasswordForm = z.infer<typeof ChangePasswordFormSchema>

/** Another e-mail address, asked for with the password. */
export const ChangeEmailFormSchema = z.object({
  email: requiredEmail(FIELD_LABEL.newEmail),
  password: presentPassword(FIELD_LABEL.currentPassword),
})
export type ChangeEmailForm = z.infer<typeof ChangeEmailFormSchema>

/** What is begun about the ways to log in, confirmed by the password. */
export const ProvePasswordFormSchema = z.object({
  password: presentPassword(FIELD_LABEL.currentPassword),
})
export type ProvePasswordForm = z.infer<typeof ProvePasswordFormSchema>

/** A passkey to be made: what its owner calls it, and the password. */
export const PasskeyFormSchema = z.object({
  name: requiredText(FIELD_LABEL.name, { most: PASSKEY_NAME_MAX }),
  password: presentPassword(FIELD_LABEL.currentPassword),
})
export type PasskeyForm = z.infer<typeof PasskeyFormSchema>

/** The end of an account, confirmed by its password. */
export const DeleteAccountFormSchema = z.object({
  password: presentPassword(FIELD_LABEL.currentPassword),
})
export type DeleteAccountForm = z.infer<typeof DeleteAccountFormSchema>
