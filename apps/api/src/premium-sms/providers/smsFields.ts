import { fieldErrors } from '@inzrt/rules/forms'
import { maxLength } from '@inzrt/rules/lengths'
import * as z from 'zod/mini'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'

/** Ten messages joined into one; longer than any phone sends. */
const LONGEST_TEXT = 1_530

const HOME_DIGITS = 9

/** Providers write a number with or without the plus, Czech ones also without the country. */
const msisdn = z.pipe(
  z.string().check(z.regex(/^(?:\+|00)?[1-9]\d{8,14}$/, 'phone')),
  z.transform((text) => {
    const digits = text.replace(/^(?:\+|00)/, '')

    return digits.length === HOME_DIGITS ? `+420${digits}` : `+${digits}`
  }),
)

/** What every provider tells of a message, under its own names. */
export const smsFields = {
  providerMsgId: z.string().check(z.regex(/^[\w.:+/=-]{1,100}$/, 'id')),
  msisdn,
  shortcode: z.string().check(z.regex(/^\d{3,9}$/, 'number')),
  text: z.string().check(maxLength(LONGEST_TEXT)),
  operator: z.optional(z.string().check(maxLength(20))),
  receivedAt: z.iso.datetime({ offset: true }),
}

/** @throws Problem 422 that names the fields a provider got wrong */
export const readFields = <Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> => {
  refuseFaults(fieldErrors(schema, body))

  return schema.parse(body)
}
