import { accentedRoot } from '../accentedRoot.ts'
import { stem } from '../stem.ts'
import { STOP_WORDS } from '../stopWords.ts'
import { tokenize } from '../tokenize.ts'

/** A word or a phrase as the stems of its words, stop words left out. */
export type Phrase = readonly string[]

/** What Czech adverts call things. */
export type Lexicon = Readonly<{
  /** Single words that name something people sell, seek or do, as they are written, by their stems. */
  names: ReadonlyMap<string, string>
  /** Every form in which those of a stem are written. */
  formsOf: (stem: string) => readonly string[]
  /** Makers; a word behind one is a model of it. */
  brands: ReadonlySet<string>
  /** Whether a word written so is one of the names of its stem: „stěna“ is no „štěně“. */
  isName: (stem: string, root: string) => boolean
  /** Other names of a word or a phrase and of narrower things, the phrase itself left out. */
  alternativesOf: (phrase: Phrase) => readonly Phrase[]
  /** Names of wider things, which answer where nobody offers the narrower one. */
  widerOf: (phrase: Phrase) => readonly Phrase[]
  /** The number of words of the longest phrase that stands at the beginning of these stems; 1 for none. */
  phraseLength: (stems: readonly string[]) => number
}>

const keyOf = (phrase: Phrase): string => phrase.join(' ')

/** The stems of a name: „stůl na stolní tenis“ has three. */
const toPhrase = (name: string): Phrase =>
  tokenize(name)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stem)

const split = (text: string, separator: string | RegExp): string[] =>
  text.split(separator).map((part) => part.trim())

/** The name, and all that are written equal to it; each name belongs to one group. */
const readGroups = (lines: readonly string[]): Map<string, readonly Phrase[]> => {
  const groups = new Map<string, readonly Phrase[]>()
  for (const line of lines.filter((text) => !text.includes('>'))) {
    const names = split(line, '=').map(toPhrase)
    const known = names.flatMap((name) => groups.get(keyOf(name)) ?? [])
    const group = [...new Map([...known, ...names].map((name) => [keyOf(name), name])).values()]
    for (const name of group) groups.set(keyOf(name), group)
  }

  return groups
}

const singleNames = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => split(line, /[=>,]/)).filter((name) => !name.includes(' '))

/** Of forms that share a stem the first one written names it. */
const readNames = (names: readonly string[]): Map<string, string> =>
  new Map(names.map((name) => [stem(name), name] as const).reverse())

const readForms = (names: readonly string[]): Map<string, readonly string[]> => {
  const forms = new Map<string, readonly string[]>()
  for (const name of new Set(names)) {
    const stemmed = stem(name)
    forms.set(stemmed, [...(forms.get(stemmed) ?? []), name])
  }

  return forms
}

const keyOfRoot = (root: string, stemmed: string): string => `${stemmed} ${root}`

type Groups = (name: Phrase) => readonly Phrase[]

const addTo = (
  map: Map<string, readonly Phrase[]>,
  keys: readonly Phrase[],
  all: readonly Phrase[],
) => {
  for (const key of keys.map(keyOf)) map.set(key, [...(map.get(key) ?? []), ...all])
}

const readWidths = (lines: readonly string[], groupOf: Groups) => {
  const [narrower, wider] = [
    new Map<string, readonly Phrase[]>(),
    new Map<string, readonly Phrase[]>(),
  ]
  for (const line of lines.filter((text) => text.includes('>'))) {
    const [wide = '', narrow = ''] = split(line, '>')
    const wides = groupOf(toPhrase(wide))
    const narrows = split(narrow, ',').flatMap((name) => groupOf(toPhrase(name)))
    addTo(narrower, wides, narrows)
    addTo(wider, narrows, wides)
  }

  return { narrower, wider }
}

/**
 * Reads groups of names, one a line: `lednička = lednice` are the same, `pes > štěně, fena` finds the
 * narrower names too, but not the other way; a name alone is only known to name something. Brands are a
 * list of words.
 */
export const readLexicon = (texts: readonly string[], brands = ''): Lexicon => {
  const lines = texts.flatMap((text) => text.trim().split('\n'))
  const groups = readGroups(lines)
  const groupOf = (name: Phrase): readonly Phrase[] => groups.get(keyOf(name)) ?? [name]
  const { narrower, wider } = readWidths(lines, groupOf)
  const phrases = new Set([...groups.keys(), ...narrower.keys()])
  const single = singleNames(lines)
  const roots = new Set(single.map((name) => keyOfRoot(accentedRoot(name, stem(name)), stem(name))))
  const forms = readForms(single)
  const longest = Math.max(...[...phrases].map((key) => key.split(' ').length))

  return {
    names: readNames(single),
    formsOf: (stemmed) => forms.get(stemmed) ?? [],
    isName: (stemmed, root) => roots.has(keyOfRoot(root, stemmed)),
    brands: new Set(tokenize(brands).map(stem)),
    alternativesOf: (phrase) => {
      const own = keyOf(phrase)
      const all = [...groupOf(phrase), ...(narrower.get(own) ?? [])]
      const others = new Map(all.map((name) => [keyOf(name), name]))

      // A phrase that holds all of this one is found by it anyway.
      return [...others.values()].filter((name) => phrase.some((stem) => !name.includes(stem)))
    },
    widerOf: (phrase) => wider.get(keyOf(phrase)) ?? [],
    phraseLength: (stems) => {
      for (let length = Math.min(longest, stems.length); length > 1; length--)
        if (phrases.has(keyOf(stems.slice(0, length)))) return length

      return 1
    },
  }
}
