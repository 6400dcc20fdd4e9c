import { type HeadingWord, readHeading, STOP_WORDS, stem, tokenize } from '@inzrt/domain/search'
import { LEXEME } from './lexemes.ts'

export type SearchedTexts = Readonly<{ heading: string; content: string }>

const headingLexemes = (heading: string): string[] =>
  readHeading(heading).flatMap((word: HeadingWord) => [
    LEXEME.stem(word.stem),
    word.root === null ? LEXEME.unaccented(word.stem) : LEXEME.root(word.root),
    ...(word.role === 'mentioned' ? [] : [LEXEME.word(word.folded), LEXEME.named(word.stem)]),
    ...(word.role === 'head' ? [LEXEME.head(word.stem), LEXEME.headWord(word.folded)] : []),
  ])

const contentLexemes = (content: string): string[] =>
  tokenize(content)
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => LEXEME.stem(stem(word)))

const isShared = (lexeme: string): boolean => !/^[a-z][=:]/.test(lexeme)

const toVector = (lexemes: readonly string[]): string =>
  [...new Set(lexemes)].map((lexeme) => `'${lexeme}'`).join(' ')

/**
 * What an ad is found by: its heading's words with what each is there for, and the stems of all its
 * texts. The name of its section finds no ad: „Televize a audio“ holds amplifiers too.
 */
export const toWordVectors = ({ heading, content }: SearchedTexts) => {
  const ofHeading = headingLexemes(heading)

  return {
    headingWords: toVector(ofHeading),
    allWords: toVector([...ofHeading.filter(isShared), ...contentLexemes(content)]),
  }
}
