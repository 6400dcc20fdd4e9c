import type { RankingReason } from '@inzrt/contracts/ads/advertisement'
import { findTokens, type QueryTerm, STOP_WORDS, stem } from '@inzrt/domain/search'
import { DAY_MS } from '@inzrt/domain/time'
import type { PageRow } from '../ads/pageOfAds.ts'

const FRESH_MS = 3 * DAY_MS

/** Tells of words whether they were looked for; each is looked at once, as ads of a page share most of theirs. */
const createMatcher = (terms: readonly QueryTerm[]) => {
  const stems = new Set(
    terms
      .flatMap(({ words, alternatives }) => [words.map(({ stem }) => stem), ...alternatives])
      .flat(),
  )
  const typed = terms.at(-1)?.words.at(-1)?.folded
  const known = new Map<string, boolean>()
  const isLookedFor = (folded: string): boolean =>
    !STOP_WORDS.has(folded) &&
    (stems.has(stem(folded)) || (typed !== undefined && folded.startsWith(typed)))

  return (folded: string): boolean => {
    const isMatched = known.get(folded) ?? isLookedFor(folded)
    known.set(folded, isMatched)

    return isMatched
  }
}

/**
 * Gives a function that tells why an ad of a page stands where it stands: words of its heading that were looked for, a
 * paid place, its age.
 */
export const createRankReason = (terms: readonly QueryTerm[], now: Date) => {
  const isMatched = createMatcher(terms)

  return (row: PageRow): RankingReason => ({
    matched: findTokens(row.heading)
      .filter(({ folded }) => isMatched(folded))
      .map(({ start, end }) => row.heading.slice(start, end)),
    paid: row.isHead && row.isTopped,
    fresh: now.getTime() - row.sortAt.getTime() < FRESH_MS,
  })
}
