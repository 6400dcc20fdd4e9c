import { NBSP } from '../text/nbsp.ts'
import { formatTime } from './formatTime.ts'
import { pragueParts } from './pragueParts.ts'

/** Hours whose words begin with two consonants: ve dvě, ve tři, ve čtyři, ve dvanáct, ve dvacet. */
const WITH_VOWEL: ReadonlySet<number> = new Set([2, 3, 4, 12, 13, 14, 20, 21, 22, 23])

/**
 * A time of day in Prague with its preposition, as it is read aloud.
 * @throws RangeError when the moment is an invalid Date
 * @example atTime(new Date('2026-03-05T11:00Z')) // 've\u00a012:00'
 */
export const atTime = (moment: Date): string =>
  `${WITH_VOWEL.has(pragueParts(moment).hour) ? 've' : 'v'}${NBSP}${formatTime(moment)}`
