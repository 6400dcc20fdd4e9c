import { signAnswer } from '@inzrt/protocols/gp-webpay/signAnswer'
import type { Bank } from './openBank.ts'
import type { SandboxPayment } from './payments.repository.ts'
import type { Result } from './results.ts'

/** What the bank says of a payment, signed; a result without text has no such field. */
export const answerOf = (
  { fields }: Pick<SandboxPayment, 'fields'>,
  { prCode, srCode, text }: Result,
  { key, gateway }: Bank,
): Readonly<Record<string, string>> => {
  const { OPERATION = '', ORDERNUMBER = '', MERORDERNUM = '', MD = '' } = fields
  const codes = { PRCODE: String(prCode), SRCODE: String(srCode) }

  return signAnswer(
    { OPERATION, ORDERNUMBER, MERORDERNUM, MD, ...codes, ...(text && { RESULTTEXT: text }) },
    gateway.merchantNumber,
    key,
  )
}
