import type { FilterCounts } from '@inzrt/contracts/browse/listingQuery'
import type { AdCell } from './AdCell.ts'
import { type AdFilter, hasPriceRange } from './AdFilter.ts'

type Test = (cell: AdCell) => boolean

const sum = (cells: readonly AdCell[], ...tests: readonly Test[]): number =>
  cells.reduce(
    (total, cell) => (tests.every((test) => test(cell)) ? total + cell.adsCount : total),
    0,
  )

/**
 * How many ads a filter leaves, and how many each of its parts would leave if it were chosen
 * beside the others. Every figure equals the rows a visitor then sees.
 */
export const summariseCells = (
  cells: readonly AdCell[],
  filter: AdFilter,
): { total: number; counts: FilterCounts } => {
  const types = filter['types[]'] ?? []
  const ofType: Test = ({ type }) => types.length === 0 || types.includes(type)
  const withImage: Test = ({ hasImage }) => hasImage || !filter.withImage
  const ofPrice: Test = ({ price }) => price === 'matching' || !hasPriceRange(filter)
  const count = (wanted: AdCell['type']): number =>
    sum(cells, withImage, ofPrice, ({ type }) => type === wanted)

  return {
    total: sum(cells, ofType, withImage, ofPrice),
    counts: {
      types: { offer: count('offer'), inquiry: count('inquiry'), exchange: count('exchange') },
      withImage: sum(cells, ofType, ofPrice, ({ hasImage }) => hasImage),
      hiddenUnpriced: hasPriceRange(filter)
        ? sum(cells, ofType, withImage, ({ price }) => price === 'none')
        : 0,
    },
  }
}
