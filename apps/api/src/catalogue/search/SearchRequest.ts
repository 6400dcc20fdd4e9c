import type { SortKey } from '@inzrt/rules/listing'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { AdFilter } from '../ads/AdFilter.ts'
import type { AdPaging } from '../ads/AdPaging.ts'
import type { Localities } from '../localities/Localities.ts'
import type { SaidCount } from './ad-index/countAttributes.ts'
import type { SectionCell } from './ad-index/countCells.ts'
import type { Distances } from './ad-index/hitOrder.ts'
import type { Place } from './ad-index/placesOfPage.ts'
import type { OwnSections } from './findOwnSections.ts'
import type { Seekers } from './findSeekers.ts'
import type { SearchTerms } from './SearchTerms.ts'

/** Where to search: a whole site or some of its sections. */
export type SearchScope = Readonly<{ brand: Brand; sectionIds: readonly number[] | null }>

/** A query with everything it needs to know. */
export type SearchRequest = Readonly<{
  scope: SearchScope
  terms: SearchTerms
  sort: SortKey
  filter: AdFilter
  /** The place of the filter. */
  at: Localities
  /** How far its localities are from what it was asked by. */
  distances: Distances
  /** A place and a price that ads need not have. */
  preferred: Readonly<{ filter: AdFilter; at: Localities; inRegion: Localities }> | null
  paging: AdPaging
  sections: OwnSections
  seekers: Seekers
  /** Whether it is counted where the ads are. */
  hasMap: boolean
  /** The ad that is asked for by its printed code. */
  codeOf: number | null
  now: number
}>

/** What ads say of things of one kind, by the number of its set. */
export type Described = Readonly<{ set: number; counts: readonly SaidCount[] }>

/** What is told of everything found, and the places of a page. */
export type Answer = Readonly<{
  places: readonly Place[]
  cells: readonly SectionCell[]
  /** How many ads of the wanted type are for what was looked for, and do not only mention it. */
  namedCount: number
  /** False where so many were found that only the newest were looked at. */
  isExact: boolean
  /** Which of the optional terms the best ad has. */
  hasOptional: readonly boolean[]
  /** Numbers of ads by the ids of their localities; null where nobody asked. */
  byLocality: ReadonlyMap<number, number> | null
  /** What is said of the things that most of them are; null where no kind is most. */
  described: Described | null
}>
