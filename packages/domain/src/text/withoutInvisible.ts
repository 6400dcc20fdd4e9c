const INVISIBLE = /(?![\t\n\r])\p{Cc}|[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/**
 * A text without what nobody sees, and nobody can find to delete: controls, marks of direction and spaces of no
 * width that come along when something is pasted. Letters and their accents become one character each.
 * @example withoutInvisible('\u202a777 123 456\u202c') // '777 123 456'
 */
export const withoutInvisible = (text: string): string =>
  text.replace(INVISIBLE, '').normalize('NFC')
