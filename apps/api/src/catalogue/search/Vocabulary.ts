import { lexicon, type Seeking, saleOrRent, seekingsOf, toStems } from '@inzrt/domain/search'
import { foldLetters } from '@inzrt/domain/text'
import { createSpelling, type SpelledWord, type Spelling } from './createSpelling.ts'
import type { Deal } from './SearchTerms.ts'

/** A word of headings: as most ads spell it, in how many it stands, and where it names the thing. */
export type KnownWord = Readonly<{
  stem: string
  word: string
  adsCount: number
  /** Sellers who head an ad with it, by section. */
  sections: ReadonlyMap<number, number>
}>

/** The words of a site's headings. */
export type Vocabulary = Readonly<{
  find: (stem: string) => KnownWord | undefined
  /** Sellers who head an ad with a word or another name of it. */
  countNamed: (stem: string) => number
  /** Words that begin so, those that name the most things first. */
  beginningWith: (folded: string) => readonly KnownWord[]
  /** Words one could mean by this one, which is not among them. */
  similar: Spelling
  /** Sellers of each section, of all words together. */
  sellersOf: ReadonlyMap<number, number>
  /** Whether a section's name says that its things are for sale or to let. */
  dealOf: (sectionId: number) => Deal
  /** Sections whose names say who looks for whom: „Ona hledá jeho“. */
  seekers: ReadonlyMap<number, readonly Seeking[]>
  /** Sections whose names have all these stems. */
  sectionsNamed: (stems: readonly string[]) => readonly number[]
}>

const countSellers = (word: KnownWord | undefined): number =>
  [...(word?.sections.values() ?? [])].reduce((total, sellers) => total + sellers, 0)

/** Words looked at for a beginning of very many. */
const BEGINNINGS_MAX = 500

/** The place of the first word that is not before this one. */
const firstFrom = (sorted: readonly Readonly<{ folded: string }>[], folded: string): number => {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle]?.folded ?? '') < folded) from = middle + 1
    else to = middle
  }

  return from
}

/** Fewer ads may share a typing error. */
const TRUSTED_ADS = 3

/** Words that may be meant by others: those of enough ads, and all that are known to name something. */
const spelledWords = (words: readonly KnownWord[]): SpelledWord[] => {
  const trusted = words.filter(({ adsCount }) => adsCount >= TRUSTED_ADS)
  const wordOf = new Map(trusted.map(({ stem, word }) => [stem, [word]] as const))

  return [...new Set([...wordOf.keys(), ...lexicon.names.keys()])].map((stem) => ({
    stem,
    forms: [...new Set([...(wordOf.get(stem) ?? []), ...lexicon.formsOf(stem)].map(foldLetters))],
  }))
}

const readSeekers = (names: ReadonlyMap<number, string>): Vocabulary['seekers'] =>
  new Map(
    [...names]
      .map(([id, name]) => [id, seekingsOf(name)] as const)
      .filter(([, seekings]) => seekings.length > 0),
  )

/** @param sectionNames names of the site's sections by their ids */
export const createVocabulary = (
  words: readonly KnownWord[],
  sectionNames: ReadonlyMap<number, string>,
): Vocabulary => {
  const deals = new Map([...sectionNames].map(([id, name]) => [id, saleOrRent(name)] as const))
  const stemsOf = [...sectionNames].map(([id, name]) => [id, new Set(toStems(name))] as const)
  const byStem = new Map(words.map((word) => [word.stem, word]))
  const sellersOf = new Map<number, number>()
  for (const { sections } of words)
    for (const [id, sellers] of sections) sellersOf.set(id, (sellersOf.get(id) ?? 0) + sellers)
  const beginnings = words
    .map((word) => ({ word, folded: foldLetters(word.word) }))
    .sort((one, other) => (one.folded < other.folded ? -1 : 1))
  const namesOf = (stem: string): string[] =>
    [[stem], ...lexicon.alternativesOf([stem])].filter(({ length }) => length === 1).flat()

  return {
    find: (stem) => byStem.get(stem),
    countNamed: (stem) =>
      namesOf(stem).reduce((total, name) => total + countSellers(byStem.get(name)), 0),
    beginningWith: (folded) => {
      const found: KnownWord[] = []
      for (let at = firstFrom(beginnings, folded); found.length < BEGINNINGS_MAX; at++) {
        const next = beginnings[at]
        if (!next?.folded.startsWith(folded)) break
        found.push(next.word)
      }

      return found.toSorted((one, other) => countSellers(other) - countSellers(one))
    },
    similar: createSpelling(spelledWords(words)),
    sellersOf,
    dealOf: (sectionId) => deals.get(sectionId) ?? null,
    seekers: readSeekers(sectionNames),
    sectionsNamed: (stems) =>
      stemsOf.filter(([, name]) => stems.every((stem) => name.has(stem))).map(([id]) => id),
  }
}
