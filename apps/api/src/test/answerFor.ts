import type { KeyObject } from 'node:crypto'
import { encodeAnswer } from '@inzrt/protocols/gp-webpay/encodeAnswer'
import { signAnswer } from '@inzrt/protocols/gp-webpay/signAnswer'

type Fields = Readonly<Record<string, string>>

/** Answers of a bank, as queries the customer's browser brings back. */
export const answerFor =
  (merchantNumber: string, key: KeyObject) =>
  (sent: Fields, result: Fields): string =>
    encodeAnswer(
      signAnswer(
        {
          OPERATION: 'CREATE_ORDER',
          ORDERNUMBER: String(sent.ORDERNUMBER),
          MERORDERNUM: String(sent.MERORDERNUM),
          MD: String(sent.MD),
          ...result,
        },
        merchantNumber,
        key,
      ),
    )
