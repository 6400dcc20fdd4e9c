import type { AttributeCondition } from '@inzrt/rules/attributes'
import {
  type AdType,
  initialFilter,
  type ListView,
  type Radius,
  type SortKey,
} from '@inzrt/rules/listing'

/** What a visitor chose in a list of ads; the address says it, so reload, back and a friend see the same. */
export type ListingState = Readonly<{
  sort: SortKey
  types: readonly AdType[]
  psc: string | null
  district: string | null
  region: string | null
  /** Name or key of a town, a part of one, a district or a region. */
  place: string | null
  /** Kilometres around the postal code, district or place; none without one of them. */
  radius: Radius | null
  /** Whole crowns. */
  priceFrom: number | null
  priceTo: number | null
  withImage: boolean
  /** What is asked of the things themselves. */
  attributes: readonly AttributeCondition[]
  /** Whether a map stands above the rows. */
  view: ListView
  /** Cumulative: page 3 shows the first three pages. */
  page: number
}>

export const INITIAL_LISTING: ListingState = {
  sort: initialFilter.order,
  types: [],
  psc: null,
  district: null,
  region: null,
  place: null,
  radius: null,
  priceFrom: null,
  priceTo: null,
  withImage: false,
  attributes: [],
  view: 'list',
  page: initialFilter.page,
}

/** Last page a list shows; anyone who wants more narrows the list. */
export const LAST_PAGE = 41
