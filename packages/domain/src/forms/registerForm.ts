import * as z from 'zod/mini'
import { isCompanyId } from '../contact.ts'
import { COUNTRY_CODES } from '../countries.ts'
import { fold } from '../search/fold.ts'
import { samePasswords } from './accountForms.ts'
import {
  NAME_MAX,
  newPassword,
  optionalPhone,
  optionalText,
  presentPassword,
  requiredEmail,
  requiredText,
  ticked,
} from './fields.ts'
import { LABEL } from './label.ts'
import { message } from './message.ts'

/** Limits of a nickname. */
export const NICKNAME_LENGTH = { least: 3, most: 30 } as const

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
  firstName: optionalText(LABEL.firstName, NAME_MAX),
  lastName: optionalText(LABEL.lastName, NAME_MAX),
  phoneNumber: optionalPhone(),
  pscId: z.nullable(z.int()),
  rules: ticked(message.rules),
  marketing: z.boolean(),
}

const business = {
  companyName: requiredText(LABEL.companyName, { most: 120 }),
  companyId: requiredText(LABEL.companyId, { most: 8 }).check(
    z.refine(isCompanyId, message.companyId),
  ),
  vatId: optionalText(LABEL.vatId, 14),
  register: optionalText(LABEL.register, 200),
  country: z.enum(COUNTRY_CODES, message.choose(LABEL.country)),
  selfCertification: ticked(message.selfCertification),
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
  .check(samePasswords(), passwordIsNoName())
export type RegisterForm = z.infer<typeof RegisterFormSchema>
