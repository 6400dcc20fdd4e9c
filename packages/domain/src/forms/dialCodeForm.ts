import * as z from 'zod/mini'
import { minLength } from '../lengths.ts'
import { LABEL } from './label.ts'
import { message } from './message.ts'

const DIAL_CODE_DIGITS = 6

/** The code printed in the newspaper beside an advert: six digits, in threes or together. */
export const DialCodeFormSchema = z.object({
  code: z.string(message.required(LABEL.dialCode)).check(
    z.overwrite((text) => text.replace(/\s/g, '')),
    minLength(1, { error: message.required(LABEL.dialCode), abort: true }),
    z.regex(/^\d{6}$/, message.digits(LABEL.dialCode, DIAL_CODE_DIGITS)),
  ),
})
export type DialCodeForm = z.infer<typeof DialCodeFormSchema>
