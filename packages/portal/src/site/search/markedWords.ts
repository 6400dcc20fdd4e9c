import type { SearchAnswer } from '@inzrt/contracts/browse/search'

/** Words that results are marked by. Those that name a place or a price are filters: no ad was found by them. */
export const markedWords = (
  meant: Pick<SearchAnswer['meta'], 'understood'> | null | undefined,
  typed: string,
): string => meant?.understood?.q ?? typed
