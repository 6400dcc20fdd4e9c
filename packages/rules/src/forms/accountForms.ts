import * as z from 'zod/mini'
import { EMAIL_MAX, RESET_CODE_MAX } from '../limits.ts'
import { FIELD_LABEL } from './fieldLabel.ts'
import { newPassword, presentPassword, requiredText } from './fields.ts'
import * as formMessage from './formMessage.ts'

const loginName = () => requiredText(FIELD_LABEL.login, { most: EMAIL_MAX })

const newPasswordTwice = {
  password: newPassword(),
  password_confirmation: presentPassword(FIELD_LABEL.passwordAgain),
}

/** Both passwords of a form are one; the message belongs to the second and waits for no other field. */
export const samePasswords = () =>
  z.refine<{ password: string; password_confirmation: string }>(
    (form) => form.password === form.password_confirmation,
    { path: ['password_confirmation'], error: formMessage.passwordsDiffer },
  )

/** The login form. */
export const LoginFormSchema = z.object({ nickname: loginName(), password: presentPassword() })
export type LoginForm = z.infer<typeof LoginFormSchema>

/** The first step of a lost password: whose it is. */
export const LostPasswordFormSchema = z.object({ nickname: loginName() })
export type LostPasswordForm = z.infer<typeof LostPasswordFormSchema>

/** The second step when the mailed link brought the token. */
export const ResetByLinkFormSchema = z.object(newPasswordTwice).check(samePasswords())
export type ResetByLinkForm = z.infer<typeof ResetByLinkFormSchema>

/** The second step when the code from the e-mail is typed. */
export const ResetByCodeFormSchema = z
  .object({
    code: requiredText(FIELD_LABEL.resetCode, { most: RESET_CODE_MAX }),
    ...newPasswordTwice,
  })
  .check(samePasswords())
export type ResetByCodeForm = z.infer<typeof ResetByCodeFormSchema>
