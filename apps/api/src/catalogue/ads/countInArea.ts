import type { Area } from '../localities/places/Area.ts'
import type { AdIndex } from '../search/ad-index/AdIndex.ts'
import { countCells } from '../search/ad-index/countCells.ts'
import { createPriceClass } from '../search/ad-index/createChoice.ts'
import { visitAds } from '../search/ad-index/visitAds.ts'
import type { AdCell } from './AdCell.ts'
import type { AdFilter } from './AdFilter.ts'
import type { AdScope } from './AdScope.ts'

/** Numbers of ads in an area by what the other filters ask for, from the index in memory: no counter knows places. */
export const countInArea = (
  index: AdIndex,
  { sectionIds, exceptId }: AdScope,
  filter: AdFilter,
  { distances }: Area,
): readonly AdCell[] => {
  const except = exceptId === null ? undefined : index.slotOf(exceptId)
  const slots: number[] = []
  visitAds(index, { sectionIds, localityIds: [...distances.keys()] }, (slot) => {
    if (slot !== except) slots.push(slot)
  })

  return countCells(index, slots, createPriceClass(index, filter))
}
