import { NBSP } from './nbsp.ts'

const WORD_START = '(?:^|[\\s(„])'

/** What stands before and after a space at which a line must not break. */
const UNBREAKABLE: readonly (readonly [before: string, after: string])[] = [
  // One-letter prepositions and conjunctions: v Brně, a také.
  [`${WORD_START}[ksvzouaiKSVZOUAI]`, '\\S'],
  // Groups of digits: 24 996, 602 00, +420 777 123 456.
  ['\\d', '\\d{2,3}(?!\\d)'],
  // A number and its noun, unit or currency; a year and its verb may part.
  ['(?<!\\d)\\d{1,3}', '\\p{L}'],
  ['\\d', '(?:Kč|€|EUR|%|‰|°|″|m²|m³|km|kg)(?!\\p{L})'],
  // Dates and ordinals: 5. 3. 2026, 5. března.
  ['(?<!\\d)\\d{1,2}\\.', '[\\d\\p{Ll}]'],
  // An abbreviation and its number: č. 48, § 16.
  [`${WORD_START}(?:č|str|čl|odst|písm|roč|obr|tab|tel)\\.`, '\\d'],
  ['§', '\\d'],
  // Abbreviations of several words and initials: a. s., s. r. o.
  [`${WORD_START}\\p{L}\\.`, '\\p{L}\\.'],
  // A dash never begins a line.
  ['\\S', '– '],
]

const UNBREAKABLE_SPACE = new RegExp(
  UNBREAKABLE.map(([before, after]) => `(?<=${before}) (?=${after})`).join('|'),
  'gu',
)

/** The hyphen of „e-mail“ in a sentence; one in an address stays as it is copied. */
const EMAIL_HYPHEN = /(?<=(?:^|[\s(„])[eE]-)(?=mail\p{Ll}{0,4}(?:$|[\s,;:)“?!]|\.(?:$|\s)))/gu
const WORD_JOINER = '\u2060'

/**
 * Keeps together what Czech typography wants on one line: non-breaking spaces after one-letter prepositions, inside
 * numbers and dates, between a number and its noun, before a dash, and a word joiner within „e-mail“. For texts of
 * the portal, at rendering; what people wrote is stored as they wrote it.
 * @example nonBreaking('kolo v Brně za 5 dní') // 'kolo v Brně za 5 dní'
 */
export const nonBreaking = (text: string): string =>
  text.replace(UNBREAKABLE_SPACE, NBSP).replace(EMAIL_HYPHEN, WORD_JOINER)
