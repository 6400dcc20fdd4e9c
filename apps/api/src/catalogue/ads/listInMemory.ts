import type { AdIndex } from '../search/ad-index/AdIndex.ts'
import type { SaidCount } from '../search/ad-index/countAttributes.ts'
import type { Place } from '../search/ad-index/placesOfPage.ts'
import type { AdCell } from './AdCell.ts'
import type { AdScope } from './AdScope.ts'
import { countListed, countSaid } from './countInMemory.ts'
import { findPlaces } from './findPlaces.ts'
import { listedAds } from './ListedAds.ts'
import type { ListOptions } from './ListOptions.ts'

export type ListedInMemory = Readonly<{
  places: readonly Place[]
  cells: readonly AdCell[]
  attributes: readonly SaidCount[]
}>

/**
 * A page of a list, and the numbers of its ads by what the filters of kind, picture and price ask for. Costs as much
 * as there are groups in the sections; in an order or with a price that groups do not know, as there are ads of them.
 */
export const listInMemory = (
  index: AdIndex,
  scope: AdScope,
  options: ListOptions,
): ListedInMemory => {
  const listed = listedAds(index, scope, options.at)

  return {
    places: findPlaces(listed, options),
    cells: countListed(listed, options.filter),
    attributes: countSaid(listed, options),
  }
}
