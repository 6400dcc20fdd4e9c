import type { SortKey } from '@inzrt/rules/listing'
import type { Localities } from '../localities/Localities.ts'
import type { Distances } from '../search/ad-index/hitOrder.ts'
import type { AdFilter } from './AdFilter.ts'
import type { AdPaging } from './AdPaging.ts'

/** What is asked of a list that is answered in memory. */
export type ListOptions = Readonly<{
  filter: AdFilter
  at: Localities
  distances: Distances
  sort: SortKey
  paging: AdPaging
  now: number
  /** What is said of things in all its sections, by its number; 0: nothing. */
  set: number
}>
