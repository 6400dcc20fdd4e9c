import { NBSP } from '../text/nbsp.ts'
import { nonBreaking } from '../text/nonBreaking.ts'

/** More words than these in one are a list, such as sizes: it would not fit a column. */
const MOST_TOGETHER = 5

const asLoose = (joined: string): string =>
  joined.split(NBSP).length > MOST_TOGETHER ? joined.replaceAll(NBSP, ' ') : joined

/**
 * Puts non-breaking spaces in a printed text, but never so many in a row that a line would not break at all.
 * @example keepTogether('najeto 89 000 km') // 'najeto 89 000 km'
 */
export const keepTogether = (text: string): string =>
  nonBreaking(text).split(' ').map(asLoose).join(' ')
