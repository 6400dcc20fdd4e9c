import { isSignedBy, signBytes } from '@inzrt/protocols/gp-webpay/signature'
import { signedText } from '@inzrt/protocols/gp-webpay/signedText'
import {
  FAULT_FIELDS,
  QUESTION_FIELDS,
  readFields,
  STATUS_FIELDS,
  writeFault,
  writeStatus,
} from '@inzrt/protocols/gp-webpay/statusMessages'
import type { Bank } from './openBank.ts'
import type { Payment } from './Payment.ts'

type Fields = Readonly<Record<string, string>>
type Find = (number: string) => Pick<Payment, 'prCode'> | undefined

const NOT_FOUND = '15'
const WRONG_DIGEST = '31'

/** The real gateway's names of where a payment is. */
const status = (prCode: number | null): Fields => {
  if (prCode === null) return { state: '1', status: 'PENDING_AUTHORIZATION' }
  if (prCode === 0) return { state: '7', status: 'CAPTURED', subStatus: 'PENDING_SETTLEMENT' }
  const why = { 50: 'CANCELED_BY_CARDHOLDER', 35: 'EXPIRED' }[prCode] ?? 'DECLINED'

  return { state: '5', status: 'UNPAID', subStatus: why }
}

/** What the bank answers when a shop asks how a payment stands; only its own shop learns anything. */
export const statusOf = (
  { key, shopKey }: Pick<Bank, 'key' | 'shopKey'>,
  find: Find,
  xml: string,
): string => {
  const asked = readFields(xml, [...QUESTION_FIELDS, 'signature'])
  const { messageId = '', paymentNumber = '', signature } = Object.fromEntries(asked)
  const sign = (order: readonly string[], fields: Fields): Fields => ({
    ...fields,
    signature: signBytes(signedText(order, fields), key),
  })
  const refuse = (primaryReturnCode: string): string =>
    writeFault(sign(FAULT_FIELDS, { messageId, primaryReturnCode, secondaryReturnCode: '0' }))
  if (!isSignedBy(signedText(QUESTION_FIELDS, Object.fromEntries(asked)), signature, shopKey))
    return refuse(WRONG_DIGEST)
  const payment = find(paymentNumber)

  return payment
    ? writeStatus(sign(STATUS_FIELDS, { messageId, ...status(payment.prCode) }))
    : refuse(NOT_FOUND)
}
