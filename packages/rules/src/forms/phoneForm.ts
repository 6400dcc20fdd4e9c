import { parsePhone } from '@inzrt/domain/contact'
import { withoutInvisible } from '@inzrt/domain/text'
import * as z from 'zod/mini'
import { PHONE_CODE_LENGTH } from '../limits.ts'
import { FIELD_LABEL } from './fieldLabel.ts'
import { optionalPhone } from './fields.ts'
import * as formMessage from './formMessage.ts'

const CODE = new RegExp(`^\\d{${PHONE_CODE_LENGTH}}$`)

const isCode = (text: string): boolean => text === '' || CODE.test(text)

/** The code texted to a phone, pasted with its spaces or without; it may stay empty. */
export const phoneCode = () =>
  z.string().check(
    z.overwrite((text) => withoutInvisible(text).replace(/\s/g, '')),
    z.refine(isCode, formMessage.digits(FIELD_LABEL.verificationCode, PHONE_CODE_LENGTH)),
  )

/** A phone, which may stay empty, and the code sent to it. */
export const provablePhone = () => ({
  phoneNumber: optionalPhone(),
  verificationCode: phoneCode(),
})

/** A phone that can be called is proved by its code. */
export const phoneIsProved = () =>
  z.refine<{ phoneNumber: string; verificationCode: string }>(
    ({ phoneNumber, verificationCode }) =>
      parsePhone(phoneNumber) === null || verificationCode !== '',
    { path: ['verificationCode'], error: formMessage.phoneCode },
  )

const phoneIsFilled = () =>
  z.refine<{ phoneNumber: string }>(({ phoneNumber }) => phoneNumber.trim() !== '', {
    path: ['phoneNumber'],
    error: formMessage.required(FIELD_LABEL.phone),
  })

/** The phone of an account, proved. */
export const PhoneFormSchema = z.object(provablePhone()).check(phoneIsFilled(), phoneIsProved())
export type PhoneForm = z.infer<typeof PhoneFormSchema>
