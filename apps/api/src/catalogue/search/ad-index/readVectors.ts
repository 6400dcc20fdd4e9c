import { LEXEME } from '../lexemes.ts'
import { ZONES } from './Postings.ts'

type Zone = (typeof ZONES)[number]

const zoneOf = (zone: Zone): number => ZONES.indexOf(zone)

/** `'one' 'two'`, as PostgreSQL writes a vector without positions: lexemes hold no quotes. */
const lexemesOf = (vector: string): string[] => (vector ? vector.slice(1, -1).split("' '") : [])

const [STEM, NAMED, HEAD, HEAD_WORD, ROOT, UNACCENTED] = [
  LEXEME.stem(''),
  LEXEME.named(''),
  LEXEME.head(''),
  LEXEME.headWord(''),
  LEXEME.root(''),
  LEXEME.unaccented(''),
]

/** The words of an ad, each with the highest zone it stands in. */
export const readVectors = ({
  headingWords,
  allWords,
}: Readonly<{ headingWords: string; allWords: string }>) => {
  const stems = new Map<string, number>()
  const words = new Map<string, number>()
  const accents: string[] = []
  const raise = (zones: Map<string, number>, word: string, zone: Zone): void => {
    const known = zones.get(word)
    if (known === undefined || known < zoneOf(zone)) zones.set(word, zoneOf(zone))
  }
  for (const lexeme of lexemesOf(allWords))
    if (lexeme.startsWith(STEM)) stems.set(lexeme.slice(STEM.length), 0)
  for (const lexeme of lexemesOf(headingWords))
    if (lexeme.startsWith(STEM)) raise(stems, lexeme.slice(STEM.length), 'heading')
    else if (lexeme.startsWith(NAMED)) raise(stems, lexeme.slice(NAMED.length), 'named')
    else if (lexeme.startsWith(HEAD)) raise(stems, lexeme.slice(HEAD.length), 'head')
    else if (lexeme.startsWith(HEAD_WORD)) raise(words, lexeme.slice(HEAD_WORD.length), 'head')
    else if (lexeme.startsWith(ROOT) || lexeme.startsWith(UNACCENTED)) accents.push(lexeme)
    else raise(words, lexeme, 'named')

  return { stems, words, accents }
}
