import { createHmac, timingSafeEqual } from 'node:crypto'

const mac = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** A key for one purpose alone. */
export const keyFor = (purpose: string, secret: string): string => mac(secret, purpose)

/** The text, if the signature is ours. */
export const openSigned = (key: string, signed: string): string | null => {
  const end = signed.lastIndexOf('.')
  const text = signed.slice(0, Math.max(end, 0))
  const given = Buffer.from(signed.slice(end + 1))
  const right = Buffer.from(mac(key, text))

  return given.length === right.length && timingSafeEqual(given, right) ? text : null
}
