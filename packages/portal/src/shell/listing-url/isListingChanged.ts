import { isFilterChanged } from '@inzrt/rules/listing'
import type { ListingState } from './ListingState.ts'

/** Whether a visitor narrowed or reordered a list; opening further pages is no change. */
export const isListingChanged = (state: ListingState): boolean =>
  isFilterChanged({
    order: state.sort,
    items: state.types.map((value) => ({ value })),
    psc: state.psc === null ? null : { id: 0, psc: state.psc },
  }) ||
  state.withImage ||
  state.attributes.length > 0 ||
  [state.district, state.region, state.place, state.priceFrom, state.priceTo].some(
    (value) => value !== null,
  )
