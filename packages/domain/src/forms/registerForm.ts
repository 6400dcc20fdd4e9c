import * as z from 'zod/mini'
import { NICKNAME_LENGTH } from '../limits.ts'
import { fold } from '../search/fold.ts'
import { samePasswords } from './accountForms.ts'
import { newPassword, presentPassword, requiredEmail, requiredText, ticked } from './fields.ts'
import { LABEL } from './label.ts'
import { message } from './message.ts'
import { companyFields, personFields } from './personFields.ts'
import { phoneIsProved, provablePhone } from './phoneForm.ts'

/** A public nickname: letters, digits, dot, underscore and hyphen. */
export const newNickname = () =>
  requiredText(LABEL.nickname, NICKNAME_LENGTH).check(
    z.refine((text) => /^[\p{L}\p{M}\d._-]*$/u.test(text), message.nickname),
  )

const person = {
  nickname: newNickname(),
  email: requiredEmail(),
  password: newPassword(),
  password_confirmation: presentPassword(LABEL.passwordAgain),
  ...personFields(),
  ...provablePhone(),
  rules: ticked(message.rules),
  marketing: z.boolean(),
}

const business = {
  ...companyFields(),
  selfCertified: ticked(message.selfCertification),
}

const passwordIsNoName = () =>
  z.refine<{ password: string; nickname: string; email: string }>(
    ({ password, nickname, email }) => ![nickname, email].map(fold).includes(fold(password)),
    { path: ['password'], error: message.passwordIsName },
  )

/** The registration form; a business tells more than a private person. */
export const RegisterFormSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('private'), ...person }),
    z.object({ kind: z.literal('business'), ...person, ...business }),
  ])
  .check(samePasswords(), passwordIsNoName(), phoneIsProved())
export type RegisterForm = z.infer<typeof RegisterFormSchema>
