import { createECDH } from 'node:crypto'

/** What push services know us by, each in base64url. */
export type PushKeys = Readonly<{ publicKey: string; privateKey: string }>

/**
 * The keys of a private one; browsers subscribe to the public one.
 * @throws Error with a sentence about what is no key
 */
export const parsePushKey = (privateKey: string): PushKeys => {
  const curve = createECDH('prime256v1')
  try {
    if (!/^[\w-]{43}$/.test(privateKey)) throw new Error('Too short or too long.')
    curve.setPrivateKey(privateKey, 'base64url')
  } catch {
    throw new Error('PUSH_KEY must be a private key of P-256: 32 bytes in base64url')
  }

  return { privateKey, publicKey: curve.getPublicKey('base64url') }
}
