import type { readSectionCall } from '@inzrt/contracts/browse/section'
import type { ParsedQueryOf } from '@inzrt/contracts/wire/call'

type Query = ParsedQueryOf<typeof readSectionCall>

/** What narrows a list of ads, as the query of a call says it. */
export type AdFilter = Pick<
  Query,
  'psc' | 'district' | 'region' | 'types[]' | 'priceFrom' | 'priceTo' | 'withImage'
>

export const hasPriceRange = ({ priceFrom, priceTo }: AdFilter): boolean =>
  priceFrom !== undefined || priceTo !== undefined

/** Filters whose counts the sections' counters do not know. */
export const needsCounting = (filter: AdFilter): boolean =>
  hasPriceRange(filter) || [filter.psc, filter.district, filter.region].some(Boolean)
