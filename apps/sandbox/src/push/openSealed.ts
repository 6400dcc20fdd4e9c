import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto'

const SALT_BYTES = 16
const TAG_BYTES = 16
/** Salt, size of records, and how long the sender's key is. */
const HEAD_BYTES = SALT_BYTES + 5
/** After the words of the last record stands this byte, then nothing but zeros. */
const LAST = 2

const expand = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes))

const unpad = (padded: Buffer): Buffer => {
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== LAST) throw new Error('The padding is wrong.')

  return padded.subarray(0, end)
}

/**
 * Opens what was sealed for a browser, as the browser does (RFC 8291, `aes128gcm`).
 * @throws Error when it was sealed for another one, or changed on the way
 */
export const openSealed = (sealed: Buffer, browser: ECDH, auth: Buffer): string => {
  const salt = sealed.subarray(0, SALT_BYTES)
  const words = HEAD_BYTES + (sealed[HEAD_BYTES - 1] ?? 0)
  const sender = sealed.subarray(HEAD_BYTES, words)
  const shared = browser.computeSecret(sender)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const key = expand(shared, auth, info, 32)
  const part = (name: string, bytes: number) =>
    expand(key, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes)
  const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  cipher.setAuthTag(sealed.subarray(-TAG_BYTES))

  return unpad(
    Buffer.concat([cipher.update(sealed.subarray(words, -TAG_BYTES)), cipher.final()]),
  ).toString('utf8')
}
