import { STOP_WORDS, stem, tokenize } from '@inzrt/domain/search'
import { stemLexeme } from './stemLexeme.ts'

/** Texts of an ad by their weight for the search: heading 10, section 6, content 1. */
export type SearchedTexts = Readonly<{ heading: string; section: string; content?: string }>

/** Labels of PostgreSQL's weights; the position only carries the label. */
const LABELS = { heading: '1A', section: '2B', content: '3D' } as const

const lexemesOf = (text: string): Set<string> =>
  new Set(
    tokenize(text)
      .filter((word) => !STOP_WORDS.has(word))
      .flatMap((word) => [word, stemLexeme(stem(word))]),
  )

/**
 * The words of an ad and their stems as PostgreSQL's text search type. Lexemes hold letters, digits
 * and the mark of stems only, so they need no escapes.
 * @example toWordVector({ heading: 'Dětské kolo', section: 'Kola' })
 * // "'detske':1A '=detsk':1A 'kolo':1A '=kol':1A,2B 'kola':2B"
 */
export const toWordVector = (texts: SearchedTexts): string => {
  const positions = new Map<string, string[]>()
  for (const part of ['heading', 'section', 'content'] as const)
    for (const lexeme of lexemesOf(texts[part] ?? ''))
      positions.set(lexeme, [...(positions.get(lexeme) ?? []), LABELS[part]])

  return [...positions].map(([lexeme, labels]) => `'${lexeme}':${labels}`).join(' ')
}
