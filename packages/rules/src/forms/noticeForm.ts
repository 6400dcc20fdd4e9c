import { withoutEnd } from '@inzrt/domain/text'
import * as z from 'zod/mini'
import { FIELD_LABEL } from './fieldLabel.ts'
import { requiredText } from './fields.ts'
import * as formMessage from './formMessage.ts'
import { NoticeFieldsSchemas } from './reportForm.ts'

const SLUG_SIGN = /[a-z0-9-]/

/** The signs of a slug at the end of a path. */
const endOfPath = (address: string): string => {
  const [whole = ''] = address.trim().split(/[?#]/, 1)
  const path = whole.endsWith('/') ? whole.slice(0, -1) : whole

  return path.slice(withoutEnd(path, SLUG_SIGN).length)
}

/**
 * The slug an address of an advert ends with; null when it ends with none.
 * @example slugOfAddress('https://www.inzrt.cz/prodam-kolo-1a2b') // 'prodam-kolo-1a2b'
 */
export const slugOfAddress = (address: string): string | null => {
  const end = endOfPath(address)
  if (end.endsWith('-')) return null

  return end.split('--').at(-1)?.replace(/^-/, '') || null
}

/** Longer than any of our addresses with all that other sites add to it. */
const ADDRESS_MAX = 2_000

const address = requiredText(FIELD_LABEL.address, { most: ADDRESS_MAX }).check(
  z.refine(
    (text) => text === '' || slugOfAddress(text) !== null,
    formMessage.malformed(FIELD_LABEL.address),
  ),
)

/** A notice of illegal content that names the advert by its address. */
export const NoticeFormSchema = z.discriminatedUnion('reason', [
  z.extend(NoticeFieldsSchemas.illegal, { address }),
  z.extend(NoticeFieldsSchemas.child_abuse, { address }),
])
export type NoticeForm = z.infer<typeof NoticeFormSchema>
