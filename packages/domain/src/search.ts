export { diminutiveStems } from './search/diminutiveStems.ts'
export { findTokens, type Token } from './search/findTokens.ts'
export { hasAccents } from './search/hasAccents.ts'
export { saleOrRent } from './search/heading/isIntent.ts'
export { highlightRanges } from './search/highlightRanges.ts'
export type { Lexicon, Phrase } from './search/lexicon/readLexicon.ts'
export { lexicon } from './search/lexicon.ts'
export {
  type ExcludedWord,
  type Exclusions,
  isQuoted,
  readExclusions,
  takeOff,
} from './search/readExclusions.ts'
export { type HeadingRole, type HeadingWord, readHeading } from './search/readHeading.ts'
export { type AskedPrice, readPriceRange } from './search/readPriceRange.ts'
export { type QueryTerm, readQuery, type SearchedQuery } from './search/readQuery.ts'
export { type SearchWord, searchWords } from './search/searchWords.ts'
export {
  answersSeeking,
  type Person,
  type Seeking,
  saysOnlyPeople,
  seekingsOf,
} from './search/seekingsOf.ts'
export { stem } from './search/stem.ts'
export { STOP_WORDS } from './search/stopWords.ts'
export { tokenize } from './search/tokenize.ts'
export { toStems } from './search/toStems.ts'
export { isWished, type Wish, wishesOf } from './search/wishesOf.ts'
