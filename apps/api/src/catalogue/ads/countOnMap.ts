import type { Localities } from '../localities/Localities.ts'
import type { AdIndex } from '../search/ad-index/AdIndex.ts'
import { createChoice } from '../search/ad-index/createChoice.ts'
import { tallyLocalities } from '../search/ad-index/tallyLocalities.ts'
import type { AdFilter } from './AdFilter.ts'
import type { AdScope } from './AdScope.ts'
import { listedAds, slotsWhere } from './ListedAds.ts'

/** Numbers of a list's ads by the ids of their localities, from the index in memory. */
export const countOnMap = (
  index: AdIndex,
  scope: AdScope,
  filter: AdFilter,
  at: Localities,
): Map<number, number> =>
  tallyLocalities(
    index.columns,
    slotsWhere(listedAds(index, scope, at), createChoice(index, filter)),
  )
