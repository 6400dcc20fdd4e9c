import type { KeyObject } from 'node:crypto'
import { isSignedBy } from './signature.ts'
import { ANSWER_FIELDS, signedBytes } from './signedText.ts'

type Keys = Readonly<{ gatewayKey: KeyObject; merchantNumber: string }>

/** What verifying an answer gave, with what it was about. */
export type Verification = Readonly<{
  signed: Buffer
  digest: string | undefined
  digest1: string | undefined
  isDigestRight: boolean
  isDigest1Right: boolean
}>

/**
 * Verifies both signatures of an answer: `DIGEST` over its fields, and `DIGEST1` over the same and
 * our merchant number, which is not sent.
 */
export const verifyReturn = (
  fields: ReadonlyMap<string, Buffer>,
  { gatewayKey, merchantNumber }: Keys,
): Verification => {
  const signed = signedBytes(ANSWER_FIELDS, fields)
  const digest = fields.get('DIGEST')?.toString('latin1')
  const digest1 = fields.get('DIGEST1')?.toString('latin1')
  const withMerchant = Buffer.concat([signed, Buffer.from(`|${merchantNumber}`)])

  return {
    signed,
    digest,
    digest1,
    isDigestRight: isSignedBy(signed, digest, gatewayKey),
    isDigest1Right: isSignedBy(withMerchant, digest1, gatewayKey),
  }
}
