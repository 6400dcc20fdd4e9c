import { foldLetters } from '@inzrt/domain/text'
import * as z from 'zod/mini'
import { NICKNAME_LENGTH } from '../limits.ts'
import { samePasswords } from './accountForms.ts'
import { FIELD_LABEL } from './fieldLabel.ts'
import { newPassword, presentPassword, requiredEmail, requiredText, ticked } from './fields.ts'
import * as formMessage from './formMessage.ts'
import { companyFields, personFields } from './personFields.ts'
import { phoneIsProved, provablePhone } from './phoneForm.ts'
import { nameRules } from './publicName.ts'

/** A public nickname: letters, digits, dot, underscore and hyphen. */
export const newNickname = () =>
  requiredText(FIELD_LABEL.nickname, NICKNAME_LENGTH).check(
    z.refine((text) => /^[\p{L}\p{M}\d._-]*$/u.test(text), formMessage.nickname),
    ...nameRules(),
  )

const person = {
  nickname: newNickname(),
  email: requiredEmail(),
  password: newPassword(),
  password_confirmation: presentPassword(FIELD_LABEL.passwordAgain),
  ...personFields(),
  ...provablePhone(),
  rules: ticked(formMessage.rules),
  marketing: z.boolean(),
}

const business = {
  ...companyFields(),
  selfCertified: ticked(formMessage.selfCertification),
}

const passwordIsNoName = () =>
  z.refine<{ password: string; nickname: string; email: string }>(
    ({ password, nickname, email }) =>
      ![nickname, email].map(foldLetters).includes(foldLetters(password)),
    { path: ['password'], error: formMessage.passwordIsName },
  )

/** The registration form; a business tells more than a private person. */
export const RegisterFormSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('private'), ...person }),
    z.object({ kind: z.literal('business'), ...person, ...business }),
  ])
  .check(samePasswords(), passwordIsNoName(), phoneIsProved())
export type RegisterForm = z.infer<typeof RegisterFormSchema>
