import type { SearchAnswer } from '@inzrt/contracts/browse/search'
import { readExclusions } from '@inzrt/domain/search'

/** Words that results are marked by; no ad was found by those that name a place or a price or have a minus. */
export const markedWords = (
  meant: Pick<SearchAnswer['meta'], 'understood'> | null | undefined,
  typed: string,
): string => readExclusions(meant?.understood?.q ?? typed).rest
