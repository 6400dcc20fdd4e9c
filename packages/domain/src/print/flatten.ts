/** White space in a row becomes one sign, so that each expression below looks at a few signs only. */
const SPACE = /\s+/gu

const asOneSign = (space: string): string => (space.includes('\n') ? '\n' : ' ')

/** A point of a list where the line before it has no mark of its own. */
const NEXT_POINT = /(?<![.,;:!?…])\n[-–•*·][ \n]/gu
const POINT = /(?:^|\n)[-–•*·][ \n]/gu
/** A line that ends as no sentence, before one that begins as such. */
const NEXT_LINE = /(?<![.,;:!?…–-])\n(?=\p{Lu})/gu

/**
 * Puts a text of many lines in one: points of a list part by commas, lines that end without a mark by full stops.
 * @example flatten('Zachovalé\n\nNové pláště...') // 'Zachovalé. Nové pláště…'
 */
export const flatten = (text: string): string =>
  text
    .trim()
    .replace(SPACE, asOneSign)
    .replace(NEXT_POINT, ', ')
    .replace(POINT, ' ')
    .replace(NEXT_LINE, '. ')
    .replace(/\.{3,}/gu, '…')
    .replaceAll('\n', ' ')
    .trim()
