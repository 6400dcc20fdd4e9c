import { spellingCost } from './spellingCost.ts'

/** Words that are near a mistyped one, the nearest first. */
export type Spelling = (typed: string) => readonly Readonly<{ stem: string; cost: number }>[]

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

const index = (words: readonly string[]): Map<string, string[]> => {
  const found = new Map<string, string[]>()
  for (const word of words)
    for (const part of new Set(deletedOnce(word.slice(0, LOOKED_AT)))) {
      const same = found.get(part)
      if (same) same.push(word)
      else found.set(part, [word])
    }

  return found
}

/**
 * Finds what somebody meant among known words: two words are near when letters taken out of both leave
 * the same. The index is built at the first error.
 */
export const createSpelling = (words: readonly string[]): Spelling => {
  let indexed: Map<string, string[]> | undefined

  return (typed) => {
    if (typed.length < SHORTEST) return []
    indexed ??= index(words.filter(({ length }) => length >= SHORTEST))
    const near = new Set([...deletedFrom(typed)].flatMap((part) => indexed?.get(part) ?? []))
    const most = typed.length < LONG ? TOLERANCE.short : TOLERANCE.long

    return [...near]
      .map((stem) => ({ stem, cost: spellingCost(typed, stem) }))
      .filter(({ cost }) => cost > 0 && cost <= most)
      .sort((one, other) => one.cost - other.cost)
  }
}
