import type { Localities } from '../localities/Localities.ts'
import type { AdIndex } from '../search/ad-index/AdIndex.ts'
import { createChoice } from '../search/ad-index/createChoice.ts'
import { rowsWithin } from '../search/ad-index/rowsWithin.ts'
import { tallyLocalities } from '../search/ad-index/tallyLocalities.ts'
import type { AdFilter } from './AdFilter.ts'
import type { AdScope } from './AdScope.ts'

/** Numbers of a list's ads by the ids of their localities, from the index in memory. */
export const countOnMap = (
  index: AdIndex,
  scope: AdScope,
  filter: AdFilter,
  at: Localities,
): Map<number, number> =>
  tallyLocalities(index.columns, rowsWithin(index, scope, at).filter(createChoice(index, filter)))
