import type { AdIndex } from '../search/ad-index/AdIndex.ts'
import { CELLS, cellOf, toCells } from '../search/ad-index/cells.ts'
import { countAttributes, type SaidCount } from '../search/ad-index/countAttributes.ts'
import {
  createDescribed,
  createPlainChoice,
  createPriceClass,
} from '../search/ad-index/createChoice.ts'
import type { AdCell } from './AdCell.ts'
import { type AdFilter, conditionsOf } from './AdFilter.ts'
import type { ListOptions } from './ListOptions.ts'

const whereDescribed = (index: AdIndex, rows: Int32Array, filter: AdFilter): Int32Array =>
  conditionsOf(filter).length > 0 ? rows.filter(createDescribed(index, filter)) : rows

/** Numbers of all ads, those that are over too, as the counters know them. */
export const countListed = (
  index: AdIndex,
  rows: Int32Array,
  filter: AdFilter,
): readonly AdCell[] => {
  const { type, hasImage } = index.columns
  const priceClass = createPriceClass(index, filter)
  const counts = new Int32Array(CELLS)
  for (const row of whereDescribed(index, rows, filter)) {
    const cell = cellOf(type[row] as number, priceClass(row), hasImage[row] as number)
    counts[cell] = (counts[cell] as number) + 1
  }

  return toCells(counts)
}

/** What ads say of things of one kind. */
export const countSaid = (
  index: AdIndex,
  rows: Int32Array,
  { filter, set }: Pick<ListOptions, 'filter' | 'set'>,
): readonly SaidCount[] =>
  set === 0
    ? []
    : countAttributes(
        index,
        set,
        conditionsOf(filter),
        rows.filter(createPlainChoice(index, filter)),
      )
