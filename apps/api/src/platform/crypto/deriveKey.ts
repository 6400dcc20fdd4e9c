import { hkdfSync } from 'node:crypto'

/** A key for one purpose, from a secret that serves several. */
export const deriveKey = (secret: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
