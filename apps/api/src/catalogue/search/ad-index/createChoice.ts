import { type AdFilter, hasPriceRange } from '../../ads/AdFilter.ts'
import type { AdIndex } from './AdIndex.ts'
import { MATCHING, NONE, OTHER, TYPES } from './cells.ts'

export const createPriceClass = ({ columns }: AdIndex, filter: AdFilter) => {
  const { priceFrom = 0, priceTo = Number.POSITIVE_INFINITY } = filter
  const hasRange = hasPriceRange(filter)

  return (row: number): number => {
    const crowns = columns.crowns[row] as number
    if (Number.isNaN(crowns)) return NONE

    return !hasRange || (crowns >= priceFrom && crowns <= priceTo) ? MATCHING : OTHER
  }
}

/** Whether an ad passes what a filter asks for besides the place and what is said of the thing. */
export const createPlainChoice = (index: AdIndex, filter: AdFilter) => {
  const { columns } = index
  const types = (filter['types[]'] ?? []).map((type) => TYPES.indexOf(type))
  const isPriced = hasPriceRange(filter)
  const priceClass = createPriceClass(index, filter)

  return (row: number): boolean =>
    (types.length === 0 || types.includes(columns.type[row] as number)) &&
    (!filter.withImage || columns.hasImage[row] === 1) &&
    (!isPriced || priceClass(row) === MATCHING)
}
