/**
 * A text on one line, with one space between its words.
 * @example onOneLine(' kolo\n  do Brna ') // 'kolo do Brna'
 */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
