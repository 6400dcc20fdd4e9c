import { accentedRoot } from './accentedRoot.ts'
import { findTokens } from './findTokens.ts'
import { hasAccents } from './hasAccents.ts'
import { isAdjective } from './heading/isAdjective.ts'
import { isIntent } from './heading/isIntent.ts'
import { lexicon } from './lexicon.ts'
import { stem } from './stem.ts'
import { STOP_WORDS } from './stopWords.ts'

/** How much a word of a heading says about what the advert is for. */
export type HeadingRole = 'head' | 'named' | 'mentioned'

/** A word of a heading as it is written, folded, as a stem, as a stem with its accents, and its role. */
export type HeadingWord = Readonly<{
  written: string
  folded: string
  stem: string
  /** Null where the heading is written without accents. */
  root: string | null
  role: HeadingRole
}>

type Word = Readonly<{ text: string; folded: string; stem: string; isAfterPause: boolean }>

const PREPOSITIONS: ReadonlySet<string> = new Set(
  (
    'za na s se pro k ke do od bez vcetne kvuli po pri u z ze v ve podle nad pod mezi proti okolo ' +
    'vhodne vhodny vhodna misto'
  ).split(' '),
)

/** They count or praise things; what is counted follows. */
const MEASURES: ReadonlySet<string> = new Set(
  (
    'dva dve dvoje tri ctyri pet sest sada sadu sady set komplet par paru kus kusy kusu ks balik baliky ' +
    'soubor krabice nekolik vetsi mnozstvi mala male maly stary stara stare starsi novy nova nove ' +
    'levne vyhodne rychle ihned nutne pekne super akce prace praci zamestnani'
  ).split(' '),
)

const PAUSE = /[,;:!?+/()|–—]|\s-\s/

const readWords = (heading: string): Word[] => {
  let end = 0

  return findTokens(heading).map(({ folded, start, end: until }) => {
    const isAfterPause = PAUSE.test(heading.slice(end, start))
    end = until

    return { text: heading.slice(start, until), folded, stem: stem(folded), isAfterPause }
  })
}

const isTelling = ({ folded }: Word): boolean =>
  !STOP_WORDS.has(folded) && !MEASURES.has(folded) && !/^\d/.test(folded)

/** „Nový, málo používaný mixér“ has named nothing before the comma. */
const isNaming = (word: Word): boolean =>
  isTelling(word) && (lexicon.names.has(word.stem) || !isAdjective(word.text))

/** The words that name what the advert is for: behind „prodám“, before „za“, „s“, „,“ and the like. */
const namingWords = (words: readonly Word[]): readonly Word[] => {
  let naming: Word[] = []
  let hasNaming = false
  let isBehindPreposition = false
  for (const word of words) {
    const isNamed = naming.length > 0
    if (isIntent(word.stem)) {
      if (isNamed && !isBehindPreposition) break
      naming = []
      hasNaming = false
      isBehindPreposition = false
    } else if (PREPOSITIONS.has(word.folded)) {
      if (isNamed && !isBehindPreposition) break
      isBehindPreposition ||= !isNamed
    } else if (word.isAfterPause && hasNaming && !isBehindPreposition) {
      break
    } else {
      naming.push(word)
      hasNaming ||= isNaming(word)
    }
  }

  return naming
}

/** What a maker and its model are called stands together: „Škoda Octavia“. */
const withModel = (maker: Word, telling: readonly Word[]): readonly Word[] => {
  const model = telling[telling.indexOf(maker) + 1]

  return model && !isAdjective(model.text) ? [maker, model] : [maker]
}

/** A known thing, else the first word that is no adjective, with its model behind a maker, else any. */
const findHeads = (naming: readonly Word[]): readonly Word[] => {
  const telling = naming.filter(isTelling)
  const known = telling.filter(
    (word) => lexicon.names.has(word.stem) && !lexicon.brands.has(word.stem),
  )
  const head =
    known.find(({ text }) => !isAdjective(text)) ??
    known[0] ??
    telling.find(({ text }) => !isAdjective(text)) ??
    telling[0] ??
    naming.find(({ folded }) => !STOP_WORDS.has(folded))
  if (!head) return []

  return lexicon.brands.has(head.stem) ? withModel(head, telling) : [head]
}

/**
 * The words of a heading or a query without stop words, and what each is there for: the head names the
 * thing, named words specify it, the others are only mentioned.
 * @example readHeading('Vyměním horské kolo za pračku').map(({ role }) => role)
 * // ['mentioned', 'named', 'head', 'mentioned']
 */
export const readHeading = (heading: string): HeadingWord[] => {
  const words = readWords(heading)
  const naming = new Set(namingWords(words))
  const heads = new Set(findHeads([...naming]))
  const isAccented = hasAccents(heading)
  const roleOf = (word: Word): HeadingRole => {
    if (heads.has(word)) return 'head'

    return naming.has(word) ? 'named' : 'mentioned'
  }

  return words
    .filter(({ folded }) => !STOP_WORDS.has(folded))
    .map((word) => ({
      written: word.text,
      folded: word.folded,
      stem: word.stem,
      root: isAccented ? accentedRoot(word.text, word.stem) : null,
      role: roleOf(word),
    }))
}
