import { signAnswer } from '@inzrt/protocols/gp-webpay/signAnswer'
import { type Bank, MERCHANT } from './openBank.ts'
import type { Payment } from './Payment.ts'
import type { Result } from './results.ts'

/** What the bank says of a payment, signed; a result without text has no such field. */
export const answerOf = (
  { fields }: Pick<Payment, 'fields'>,
  { prCode, srCode, text }: Result,
  { key }: Pick<Bank, 'key'>,
): Readonly<Record<string, string>> => {
  const { OPERATION = '', ORDERNUMBER = '', MERORDERNUM = '', MD = '' } = fields
  const codes = { PRCODE: String(prCode), SRCODE: String(srCode) }

  return signAnswer(
    { OPERATION, ORDERNUMBER, MERORDERNUM, MD, ...codes, ...(text && { RESULTTEXT: text }) },
    MERCHANT,
    key,
  )
}
