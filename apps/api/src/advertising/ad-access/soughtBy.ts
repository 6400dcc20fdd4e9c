import { DIAL_CODE } from '@inzrt/contracts/ads/advertisement'
import { isEmail, parsePhone } from '@inzrt/domain/contact'
import { adIdOf } from '../../catalogue/ads/adIdOf.ts'
import { foldEmail } from '../../identity/users/foldEmail.ts'

/** How somebody who looks for an ad described it. */
export type Sought = Readonly<
  { id: number } | { dialCode: string } | { phone: string } | { email: string }
>

/** The end of an address, whether the whole of it was copied or only that. */
const lastPart = (text: string): string =>
  (text.split(/[?#]/, 1)[0] ?? '')
    .replace(/\/(edit)?$/, '')
    .split('/')
    .at(-1) ?? ''

/**
 * Reads what an ad is looked for by: a phone, an e-mail, the printed code or the ad's address.
 * @returns null when it is none of them
 * @example soughtBy('777 123 456') // { phone: '+420777123456' }
 */
export const soughtBy = (typed: string): Sought | null => {
  const text = typed.trim()
  if (isEmail(text)) return { email: foldEmail(text) }
  if (DIAL_CODE.test(text)) return { dialCode: text }
  const phone = parsePhone(text)
  if (phone) return { phone }
  const id = adIdOf(lastPart(text))

  return id === null ? null : { id }
}
