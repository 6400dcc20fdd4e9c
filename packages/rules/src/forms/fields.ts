import { isEmail, parsePhone } from '@inzrt/domain/contact'
import { textLength, tidyLines, withoutInvisible } from '@inzrt/domain/text'
import * as z from 'zod/mini'
import { maxLength, minLength, UNITS_PER_CHARACTER } from '../lengths.ts'
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from '../limits.ts'
import { FIELD_LABEL } from './fieldLabel.ts'
import * as formMessage from './formMessage.ts'

/**
 * Whether a text has at most so many characters as a reader counts them, and no more units than those may take.
 * @example fitsLength('kůň 🚲', 5) // true
 */
export const fitsLength = (text: string, most: number): boolean =>
  text.length <= most * UNITS_PER_CHARACTER && textLength(text) <= most

type Lengths = Readonly<{ least?: number; most: number }>

const requiredAs = (tidy: (text: string) => string, label: string, { least = 1, most }: Lengths) =>
  z.string(formMessage.required(label)).check(
    z.overwrite((text) => tidy(withoutInvisible(text))),
    minLength(1, formMessage.required(label)),
    z.refine((text) => textLength(text) >= least, formMessage.tooShort(label, least)),
    z.refine((text) => fitsLength(text, most), formMessage.tooLong(label, most)),
  )

/** A text that must be filled in, trimmed; lengths count what a reader sees as characters. */
export const requiredText = (label: string, lengths: Lengths) =>
  requiredAs((text) => text.trim(), label, lengths)

/** The same of many lines, measured as it will be kept. */
export const requiredLines = (label: string, lengths: Lengths) =>
  requiredAs(tidyLines, label, lengths)

/** A text that may stay empty, trimmed. */
export const optionalText = (label: string, most: number) =>
  z.string(formMessage.required(label)).check(
    z.overwrite((text) => withoutInvisible(text).trim()),
    z.refine((text) => fitsLength(text, most), formMessage.tooLong(label, most)),
  )

/** The same of many lines, measured as it will be kept. */
export const optionalLines = (label: string, most: number) =>
  z.string(formMessage.required(label)).check(
    z.overwrite((text) => tidyLines(withoutInvisible(text))),
    z.refine((text) => fitsLength(text, most), formMessage.tooLong(label, most)),
  )

/** A password to sign in with: any that can be one, only not missing. It is never trimmed nor cut. */
export const presentPassword = (label: string = FIELD_LABEL.password) =>
  z
    .string(formMessage.required(label))
    .check(
      minLength(1, formMessage.required(label)),
      maxLength(PASSWORD_MAX, formMessage.tooLong(label, PASSWORD_MAX)),
    )

/** A new password: 8 to 128 characters, never trimmed nor cut. */
export const newPassword = (label: string = FIELD_LABEL.password) =>
  presentPassword(label).check(minLength(PASSWORD_MIN, formMessage.tooShort(label, PASSWORD_MIN)))

const emptyOr =
  (isRight: (text: string) => boolean) =>
  (text: string): boolean =>
    text === '' || isRight(text)

/** An e-mail address that may stay empty. */
export const optionalEmail = (label: string = FIELD_LABEL.email) =>
  optionalText(label, EMAIL_MAX).check(z.refine(emptyOr(isEmail), formMessage.email))

/** An e-mail address that must be filled in. */
export const requiredEmail = (label: string = FIELD_LABEL.email) =>
  optionalEmail(label).check(minLength(1, formMessage.required(label)))

/** A Czech or Slovak phone number that may stay empty. */
export const optionalPhone = (label: string = FIELD_LABEL.phone) =>
  optionalText(label, 30).check(
    z.refine(
      emptyOr((text) => parsePhone(text) !== null),
      formMessage.phone,
    ),
  )

/** A box that must be ticked. */
export const ticked = (error: string) =>
  z.boolean(error).check(z.refine((isTicked) => isTicked, error))
