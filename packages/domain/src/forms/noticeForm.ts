import * as z from 'zod/mini'
import { LABEL } from './label.ts'
import { message } from './message.ts'
import { NoticeFieldsSchemas } from './reportForm.ts'

/** An advert's address, whole or its last part. */
const ADDRESS = /([a-z0-9]+(?:-[a-z0-9]+)*)\/?(?:[?#].*)?$/

/**
 * The slug an address of an advert ends with; null when it ends with none.
 * @example slugOfAddress('https://www.inzrt.cz/prodam-kolo-1a2b') // 'prodam-kolo-1a2b'
 */
export const slugOfAddress = (address: string): string | null =>
  ADDRESS.exec(address.trim())?.[1] ?? null

const address = z
  .string()
  .check(z.refine((text) => slugOfAddress(text) !== null, message.required(LABEL.address)))

/** A notice of illegal content that names the advert by its address. */
export const NoticeFormSchema = z.discriminatedUnion('reason', [
  z.extend(NoticeFieldsSchemas.illegal, { address }),
  z.extend(NoticeFieldsSchemas.child_abuse, { address }),
])
export type NoticeForm = z.infer<typeof NoticeFormSchema>
