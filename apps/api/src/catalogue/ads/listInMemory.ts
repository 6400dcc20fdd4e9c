import type { AdIndex } from '../search/ad-index/AdIndex.ts'
import type { SaidCount } from '../search/ad-index/countAttributes.ts'
import { missingAttributes, rowsMet } from '../search/ad-index/missingAttributes.ts'
import type { Place } from '../search/ad-index/placesOfPage.ts'
import { rowsWithin } from '../search/ad-index/rowsWithin.ts'
import type { AdCell } from './AdCell.ts'
import { conditionsOf } from './AdFilter.ts'
import type { AdScope } from './AdScope.ts'
import { countListed, countSaid } from './countInMemory.ts'
import { findPlaces } from './findPlaces.ts'
import type { ListOptions } from './ListOptions.ts'

export type ListedInMemory = Readonly<{
  places: readonly Place[]
  cells: readonly AdCell[]
  attributes: readonly SaidCount[]
}>

/**
 * A page of a list, and the numbers of its ads by what the filters of kind, picture and price ask for. Costs as much
 * as there are ads in the sections.
 */
export const listInMemory = (
  index: AdIndex,
  scope: AdScope,
  options: ListOptions,
): ListedInMemory => {
  const rows = rowsWithin(index, scope, options.at)
  const misses = missingAttributes(index, conditionsOf(options.filter), rows)
  const listed = rowsMet(rows, misses)

  return {
    places: findPlaces(index, listed, options),
    cells: countListed(index, listed, options.filter),
    attributes: countSaid(index, rows, misses, options),
  }
}
