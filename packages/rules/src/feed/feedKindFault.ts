import { feedFault } from './feedFault.ts'

/** What files begin with that people take for tables; a letter stands for each byte. */
const KINDS: readonly (readonly [kind: string, ...beginnings: readonly string[]])[] = [
  ['PDF', '%PDF-'],
  ['sešit nebo archiv ZIP', 'PK\x03\x04', 'PK\x05\x06'],
  ['starý sešit nebo dokument Office', '\xd0\xcf\x11\xe0'],
  ['obrázek', '\xff\xd8\xff', '\x89PNG', 'GIF8', 'RIFF', 'II*\0', 'MM\0*', '\0\0\0\x18ftyp'],
  ['archiv', '\x1f\x8b', '7z\xbc\xaf', 'Rar!'],
  ['dokument RTF', '{\\rtf'],
]
const UTF8_MARK = '\xef\xbb\xbf'
const UTF16_MARKS = ['\xff\xfe', '\xfe\xff']
const HTML = /^\s*<(?:!doctype\s+html|html)[\s>]/i
const JSON_BEGINNING = /^\s*(?:\{\s*"|\[\s*[[{"\d])/

/** Bytes below a space that texts have: tab, ends of lines and pages, the end of a file once upon a time, escape. */
const IN_TEXTS: readonly number[] = [9, 10, 11, 12, 13, 26, 27]
/** Tables and XML have none of the others; one line that has a few is told by itself. */
const MOST = 0.02

/** How many bytes tell what a file is. */
export const FEED_HEAD_BYTES = 1_024

const kindOf = (letters: string): string | undefined => {
  const known = KINDS.find(([, ...beginnings]) =>
    beginnings.some((beginning) => letters.startsWith(beginning)),
  )
  if (known) return known[0]
  const text = letters.startsWith(UTF8_MARK) ? letters.slice(UTF8_MARK.length) : letters
  if (HTML.test(text)) return 'stránka HTML'

  return JSON_BEGINNING.test(text) ? 'soubor JSON' : undefined
}

/**
 * Why a file cannot be one of ads, told by its first bytes; null where it may be one.
 * @example feedKindFault(new TextEncoder().encode('%PDF-1.7')) // 'Soubor je PDF, …'
 */
export const feedKindFault = (file: Uint8Array): string | null => {
  const head = file.subarray(0, FEED_HEAD_BYTES)
  const letters = String.fromCharCode(...head)
  const kind = kindOf(letters)
  if (kind) return feedFault.wrongKind(kind)
  if (UTF16_MARKS.some((mark) => letters.startsWith(mark))) return feedFault.utf16
  const strange = head.filter((byte) => byte < 32 && !IN_TEXTS.includes(byte)).length

  return strange > head.length * MOST ? feedFault.noTable : null
}
