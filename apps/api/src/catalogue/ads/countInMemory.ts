import { toCells } from '../search/ad-index/cells.ts'
import { countAttributes, type SaidCount } from '../search/ad-index/countAttributes.ts'
import { countCells } from '../search/ad-index/countCells.ts'
import {
  createDescribed,
  createPlainChoice,
  createPriceClass,
} from '../search/ad-index/createChoice.ts'
import type { AdCell } from './AdCell.ts'
import { type AdFilter, conditionsOf, hasPriceRange } from './AdFilter.ts'
import { type ListedAds, slotsWhere } from './ListedAds.ts'
import type { ListOptions } from './ListOptions.ts'

/** Numbers of all ads, those that are over too, as the counters know them. Of prices and attributes groups know none. */
export const countListed = (listed: ListedAds, filter: AdFilter): readonly AdCell[] => {
  const { index, groups, except } = listed
  const isAsked = conditionsOf(filter).length > 0
  if (!hasPriceRange(filter) && except === undefined && !isAsked)
    return toCells(index.groups.countCells(groups))
  const slots = slotsWhere(listed, createDescribed(index, filter))

  return countCells(index, slots, createPriceClass(index, filter))
}

/** What ads say of things of one kind. */
export const countSaid = (
  listed: ListedAds,
  { filter, set }: Pick<ListOptions, 'filter' | 'set'>,
): readonly SaidCount[] => {
  if (set === 0) return []
  const slots = slotsWhere(listed, createPlainChoice(listed.index, filter))

  return countAttributes(listed.index, set, conditionsOf(filter), slots)
}
