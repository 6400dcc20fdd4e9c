import { NBSP } from '../text/nbsp.ts'
import { nonBreaking } from '../text/nonBreaking.ts'

/** More words than these in one are a list, such as sizes: it would not fit a column. */
const MOST_TOGETHER = 5

/** Towns whose parts are numbered, in any case: Praha 13, v Plzni 3. */
const TOWN_NUMBER =
  /(?<=(?<!\p{L})(?:Pra[hz]|Plz[eň]|Brn|Ostrav|Liber[ce]|Olomouc|Děčín|Zlín)\p{Ll}{0,6}) (?=\d{1,2}(?!\d))/gu

const PHONE = /(?:\+\d{1,3} )?(?<!\d)\d{3} \d{3} \d{3}(?!\d)/gu

const joined = (text: string): string => text.replaceAll(' ', NBSP)

const asLoose = (words: string): string =>
  words.split(NBSP).length > MOST_TOGETHER
    ? words.replaceAll(NBSP, ' ').replace(PHONE, joined)
    : words

/**
 * Puts non-breaking spaces in a printed text, but never so many in a row that a line would not break at all.
 * @example keepTogether('najeto 89 000 km v Praze 13') // 'najeto 89 000 km v Praze 13'
 */
export const keepTogether = (text: string): string =>
  nonBreaking(text.replace(TOWN_NUMBER, NBSP)).split(' ').map(asLoose).join(' ')
