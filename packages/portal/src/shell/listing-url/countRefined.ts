import type { ListingState } from './ListingState.ts'

/** How many filters of the sheet „Upřesnit“ narrow a list; a range of prices is one. */
export const countRefined = ({
  priceFrom,
  priceTo,
  region,
  withImage,
  attributes,
}: ListingState): number =>
  attributes.length +
  [priceFrom !== null || priceTo !== null, region !== null, withImage].filter(Boolean).length
