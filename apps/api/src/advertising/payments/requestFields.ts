import { signBytes } from '@inzrt/protocols/gp-webpay/signature'
import { REQUEST_FIELDS, signedText } from '@inzrt/protocols/gp-webpay/signedText'
import type { Attempt } from '../orders/paying/PaymentStarter.ts'
import { type Gateway, RETURN_PATH } from './Gateway.ts'

/** ISO 4217 in numbers. */
const CURRENCIES = { CZK: '203', EUR: '978' } as const

/** Money is taken at once, not reserved. */
const TAKE_AT_ONCE = '1'

type Request = Readonly<{ fields: Record<string, string>; signed: string }>

type Paid = Pick<Attempt, 'brand'> &
  Readonly<{
    order: Pick<Attempt['order'], 'publicNo'>
    payment: Pick<Attempt['payment'], 'bankOrderNumber' | 'amount' | 'currency'>
  }>

/** Comes back as it was sent; it is no secret and names nobody. */
export const merchantData = (publicNo: string): string => Buffer.from(publicNo).toString('base64')

/** The form that takes a customer to the gateway, with our signature over all of it. */
export const requestFields = (
  { merchantNumber, shopKey, origins }: Gateway,
  { order: { publicNo }, payment, brand }: Paid,
): Request => {
  const fields = {
    MERCHANTNUMBER: merchantNumber,
    OPERATION: 'CREATE_ORDER',
    ORDERNUMBER: String(payment.bankOrderNumber),
    AMOUNT: String(payment.amount),
    CURRENCY: CURRENCIES[payment.currency],
    DEPOSITFLAG: TAKE_AT_ONCE,
    MERORDERNUM: publicNo,
    URL: new URL(RETURN_PATH, origins[brand]).href,
    DESCRIPTION: `Inzerce ${publicNo}`,
    MD: merchantData(publicNo),
  }
  const signed = signedText(REQUEST_FIELDS, fields)

  return { fields: { ...fields, DIGEST: signBytes(signed, shopKey) }, signed: signed.toString() }
}
