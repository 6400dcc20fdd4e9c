/**
 * A text as a phone sends it without it costing more: no accents, no other special signs.
 * @example plainText('Příliš „žluťoučký“') // 'Prilis "zlutoucky"'
 */
export const plainText = (text: string): string =>
  text
    .replace(/[„“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/…/g, '...')
    .replace(/[`^~]/g, "'")
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/[|\\]/g, '/')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[^\x20-\x7e]/g, '')
