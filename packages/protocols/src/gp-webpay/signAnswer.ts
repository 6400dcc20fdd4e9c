import type { KeyObject } from 'node:crypto'
import { signBytes } from './signature.ts'
import { ANSWER_FIELDS, signedText } from './signedText.ts'

type Fields = Readonly<Record<string, string>>

/** An answer as the gateway gives it, with both its signatures; simulators and tests speak so. */
export const signAnswer = (fields: Fields, merchantNumber: string, key: KeyObject): Fields => {
  const signed = signedText(ANSWER_FIELDS, fields)

  return {
    ...fields,
    DIGEST: signBytes(signed, key),
    DIGEST1: signBytes(Buffer.concat([signed, Buffer.from(`|${merchantNumber}`)]), key),
  }
}
