import type { RankingReason } from '@inzrt/contracts/ads/advertisement'
import type { SearchWord } from '@inzrt/domain/search'
import type { PageRow } from '../ads/pageOfAds.ts'

const FRESH_MS = 3 * 86_400_000

/** Why an ad stands where it stands: the stems it answers, whether the place is paid, its age. */
export const explainRank = (
  row: PageRow,
  words: readonly SearchWord[],
  now: Date,
): RankingReason => ({
  matched: words.map(({ stem }) => stem),
  paid: row.isHead && row.isTopped,
  fresh: now.getTime() - row.sortAt.getTime() < FRESH_MS,
})
