import { type KeyObject, sign, verify } from 'node:crypto'

/** The gateway's protocol knows no other (RSASSA-PKCS1-v1_5 with SHA-1). */
const ALGORITHM = 'RSA-SHA1'
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/** Signature of signed bytes, in Base64. */
export const signBytes = (bytes: Buffer, key: KeyObject): string =>
  sign(ALGORITHM, bytes, key).toString('base64')

/** Whether a Base64 signature of some bytes is its key's; anything malformed is not. */
export const isSignedBy = (bytes: Buffer, signature: string | undefined, key: KeyObject): boolean =>
  signature !== undefined &&
  BASE64.test(signature) &&
  verify(ALGORITHM, bytes, key, Buffer.from(signature, 'base64'))
