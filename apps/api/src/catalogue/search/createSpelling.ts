import { spellingCost } from './spellingCost.ts'

/** A word by its stem, and the forms it is written in, folded. */
export type SpelledWord = Readonly<{ stem: string; forms: readonly string[] }>

/** A word that is near a mistyped one. */
type NearWord = Readonly<{ stem: string; cost: number }>

/** Words that are near a mistyped one, the nearest first. */
export type Spelling = (typed: Readonly<{ stem: string; folded: string }>) => readonly NearWord[]

/** One error in short words, two in longer ones. */
const LONG = 7
const TOLERANCE = { short: 1, long: 1.5 } as const
/** Deletions are looked for in a beginning only, so that long words stay cheap. */
const LOOKED_AT = 12
const SHORTEST = 3

const withoutOne = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))

/** The word, and what is left when a letter is taken out. */
const deletedOnce = (word: string): string[] => [word, ...withoutOne(word)]

/** Of a longer word up to two letters are taken out; only of what was typed, so that the index stays small. */
const deletedFrom = (typed: string): Set<string> => {
  const once = deletedOnce(typed.slice(0, LOOKED_AT))

  return new Set(typed.length < LONG ? once : [...once, ...once.flatMap(withoutOne)])
}

const index = (texts: Iterable<string>): Map<string, string[]> => {
  const found = new Map<string, string[]>()
  for (const text of texts)
    for (const part of new Set(deletedOnce(text.slice(0, LOOKED_AT)))) {
      const same = found.get(part)
      if (same) same.push(text)
      else found.set(part, [text])
    }

  return found
}

/** What is known of each text: whose stem it is, and whose form. */
const stemsByText = (words: readonly SpelledWord[]) => {
  const stems = new Map<string, Set<string>>()
  for (const { stem, forms } of words)
    for (const text of [stem, ...forms].filter(({ length }) => length >= SHORTEST))
      stems.set(text, (stems.get(text) ?? new Set()).add(stem))

  return stems
}

/**
 * Finds what somebody meant among known words: two words are near when letters taken out of both leave
 * the same. They are compared by stems and as they are written, because an error in an ending hides the
 * stem („učebince“). The index is built at the first error.
 */
export const createSpelling = (words: readonly SpelledWord[]): Spelling => {
  let known: Readonly<{ stems: Map<string, Set<string>>; parts: Map<string, string[]> }> | undefined

  return ({ stem, folded }) => {
    const costs = new Map<string, number>()
    for (const typed of new Set([stem, folded])) {
      if (typed.length < SHORTEST) continue
      if (!known) {
        const stems = stemsByText(words)
        known = { stems, parts: index(stems.keys()) }
      }
      const { stems, parts } = known
      const most = typed.length < LONG ? TOLERANCE.short : TOLERANCE.long
      for (const text of new Set(
        [...deletedFrom(typed)].flatMap((part) => parts.get(part) ?? []),
      )) {
        const cost = spellingCost(typed, text)
        if (cost > most) continue
        for (const one of stems.get(text) ?? [])
          costs.set(one, Math.min(cost, costs.get(one) ?? cost))
      }
    }

    return [...costs]
      .filter(([one]) => one !== stem)
      .map(([one, cost]) => ({ stem: one, cost }))
      .sort((one, other) => one.cost - other.cost)
  }
}
