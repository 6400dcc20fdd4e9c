import { ID_PATTERN } from '@inzrt/contracts/wire/scalar'
/** A conversation and the key to it, as a letter's link has them. */
export type ConversationLink = Readonly<{ id: string; key: string }>

const LINK = new RegExp(`/zpravy/(${ID_PATTERN})#klic=([A-Za-z0-9_-]{43})(?![A-Za-z0-9_-])`)

/**
 * What somebody pasted, with whatever stands around it.
 * @example readLink('Odpovědět: https://x.cz/zpravy/12#klic=…&odpoved=1') // { id: '12', key: '…' }
 */
export const readLink = (pasted: string): ConversationLink | null => {
  const [, id, key] = LINK.exec(pasted) ?? []

  return id && key ? { id, key } : null
}

/** The shortest text that is read as this link. */
export const writeLink = ({ id, key }: ConversationLink): string => `/zpravy/${id}#klic=${key}`
