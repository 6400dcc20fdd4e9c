import type { RankingReason } from '@inzrt/contracts/ads/advertisement'
import { findTokens, type QueryTerm, STOP_WORDS, stem, type Token } from '@inzrt/domain/search'
import { DAY_MS } from '@inzrt/domain/time'
import type { PageRow } from '../ads/pageOfAds.ts'

const FRESH_MS = 3 * DAY_MS

/** Why an ad stands where it stands: words of its heading that were looked for, a paid place, its age. */
export const explainRank = (
  row: PageRow,
  terms: readonly QueryTerm[],
  now: Date,
): RankingReason => {
  const stems = new Set(
    terms
      .flatMap(({ words, alternatives }) => [words.map(({ stem }) => stem), ...alternatives])
      .flat(),
  )
  const typed = terms.at(-1)?.words.at(-1)?.folded
  const isMatched = ({ folded }: Token): boolean =>
    !STOP_WORDS.has(folded) &&
    (stems.has(stem(folded)) || (typed !== undefined && folded.startsWith(typed)))

  return {
    matched: findTokens(row.heading)
      .filter(isMatched)
      .map(({ start, end }) => row.heading.slice(start, end)),
    paid: row.isHead && row.isTopped,
    fresh: now.getTime() - row.sortAt.getTime() < FRESH_MS,
  }
}
