import { foldLetters } from '@inzrt/domain/text'
import * as z from 'zod/mini'
import { samePasswords } from './accountForms.ts'
import { FIELD_LABEL } from './fieldLabel.ts'
import { newPassword, presentPassword, requiredEmail, ticked } from './fields.ts'
import * as formMessage from './formMessage.ts'
import { newNickname } from './nicknames.ts'
import { companyFields, personFields } from './personFields.ts'
import { phoneIsProved, provablePhone } from './phoneForm.ts'

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
