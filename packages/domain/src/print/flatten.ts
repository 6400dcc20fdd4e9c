/** A point of a list where the line before it has no mark of its own. */
const NEXT_POINT = /(?<![\s.,;:!?…])\s*\n\s*[-–•*·]\s+/gu
const POINT = /(?:^|\s*\n)\s*[-–•*·]\s+/gu
/** A line that ends as no sentence, before one that begins as such. */
const NEXT_LINE = /(?<![\s.,;:!?…–-])\s*\n\s*(?=\p{Lu})/gu

/**
 * Puts a text of many lines in one: points of a list part by commas, lines that end without a mark by full stops.
 * @example flatten('Zachovalé\n\nNové pláště...') // 'Zachovalé. Nové pláště…'
 */
export const flatten = (text: string): string =>
  text
    .replace(NEXT_POINT, ', ')
    .replace(POINT, ' ')
    .replace(NEXT_LINE, '. ')
    .replace(/\.{3,}/gu, '…')
    .replace(/\s+/gu, ' ')
    .trim()
