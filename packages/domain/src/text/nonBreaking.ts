const NBSP = '\u00a0'

/** Units and nouns that stay with their number. */
const UNITS =
  'Kč|€|%|km|m|cm|mm|kg|g|l|ks|W|V|Wh|palců|dny|dní|dnů|dne|den|hodinu|hodiny|hodina|hodin|minutu|minuty|minuta|minut|znaky|znaků|znak|roky|rok|let|inzeráty|inzerátů|inzerát'

const RULES: readonly (readonly [RegExp, string])[] = [
  // One-letter prepositions and conjunctions never end a line.
  [/(?<=^|[\s(„])([ksvzouaiKSVZOUAI])\s(?=\S)/gu, `$1${NBSP}`],
  // Groups of digits: 24 996, 602 00, 777 123 456.
  [/(\d) (?=\d{2,3}(?!\d))/gu, `$1${NBSP}`],
  // Days and months: 5. 3. 2026, 5. března.
  [/(\d\.) (?=\d|\p{Ll})/gu, `$1${NBSP}`],
  [new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'), `$1${NBSP}`],
  // „č. 48“, „str. 7“.
  [/((?:^|[\s(„])(?:č|str|např|tel|čl|odst)\.) (?=\S)/gu, `$1${NBSP}`],
  // „a. s.“, „s. r. o.“
  [/(?<=^|[\s\u00a0])([asrv])\. (?=[sro]\.)/gu, `$1.${NBSP}`],
  // A dash never begins a line.
  [/ – /gu, `${NBSP}– `],
]

/**
 * Puts non-breaking spaces where Czech typography wants them: after one-letter prepositions, inside
 * numbers and dates, between a number and its unit, before a dash. For texts of the portal, at
 * rendering; what people wrote is stored as they wrote it.
 * @example nonBreaking('kolo v Brně za 5 dní') // 'kolo v Brně za 5 dní'
 */
export const nonBreaking = (text: string): string =>
  RULES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)
