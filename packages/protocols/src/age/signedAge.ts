import { createHmac } from 'node:crypto'
import { isSameSecret } from '../isSameSecret.ts'

/** What the key is for, so that it opens nothing else. */
const PURPOSE = 'age proof simulator'

const mac = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

const macOf = (secret: string, text: string): string => mac(mac(secret, PURPOSE), text)

/**
 * What the page that stands in for a proof of age answers, signed.
 * @param text `age:state:end`, the end in milliseconds since 1970
 */
export const signAge = (secret: string, text: string): string => `${text}.${macOf(secret, text)}`

/** The text, if the signature is right. */
export const openAge = (secret: string, signed: string): string | null => {
  const end = signed.lastIndexOf('.')
  const text = signed.slice(0, Math.max(end, 0))

  return isSameSecret(signed.slice(end + 1), macOf(secret, text)) ? text : null
}
