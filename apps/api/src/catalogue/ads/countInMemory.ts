import type { AdIndex } from '../search/ad-index/AdIndex.ts'
import { CELLS, cellOf, toCells } from '../search/ad-index/cells.ts'
import { countAttributes, type SaidCount } from '../search/ad-index/countAttributes.ts'
import { createPlainChoice, createPriceClass } from '../search/ad-index/createChoice.ts'
import type { Misses } from '../search/ad-index/missingAttributes.ts'
import type { AdCell } from './AdCell.ts'
import { type AdFilter, asksPlainly, hasPriceRange } from './AdFilter.ts'
import type { ListOptions } from './ListOptions.ts'

/** The cell of each ad; a range of prices parts them otherwise. */
const createCells = (index: AdIndex, filter: AdFilter) => {
  const { cell, type, hasImage } = index.columns
  const priceClass = createPriceClass(index, filter)

  return hasPriceRange(filter)
    ? (row: number) => cellOf(type[row] as number, priceClass(row), hasImage[row] as number)
    : (row: number) => cell[row] as number
}

/** Numbers of all ads, those that are over too, as the counters know them. */
export const countListed = (
  index: AdIndex,
  rows: Int32Array,
  filter: AdFilter,
): readonly AdCell[] => {
  const cellIn = createCells(index, filter)
  const counts = new Int32Array(CELLS)
  for (let at = 0; at < rows.length; at += 1) {
    const cell = cellIn(rows[at] as number)
    counts[cell] = (counts[cell] as number) + 1
  }

  return toCells(counts)
}

/** What ads say of things of one kind. */
export const countSaid = (
  index: AdIndex,
  rows: Int32Array,
  misses: Misses,
  { filter, set }: Pick<ListOptions, 'filter' | 'set'>,
): readonly SaidCount[] =>
  set === 0
    ? []
    : countAttributes(index, set, {
        rows,
        misses,
        isCounted: asksPlainly(filter) ? createPlainChoice(index, filter) : null,
      })
