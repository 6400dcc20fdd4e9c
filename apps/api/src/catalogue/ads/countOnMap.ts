import type { Localities } from '../localities/Localities.ts'
import type { AdIndex } from '../search/ad-index/AdIndex.ts'
import { createPlainChoice } from '../search/ad-index/createChoice.ts'
import { missingAttributes, rowsMet } from '../search/ad-index/missingAttributes.ts'
import { rowsWithin } from '../search/ad-index/rowsWithin.ts'
import { tallyLocalities } from '../search/ad-index/tallyLocalities.ts'
import { type AdFilter, conditionsOf } from './AdFilter.ts'
import type { AdScope } from './AdScope.ts'

/** Numbers of a list's ads by the ids of their localities, from the index in memory. */
export const countOnMap = (
  index: AdIndex,
  scope: AdScope,
  filter: AdFilter,
  at: Localities,
): Map<number, number> => {
  const rows = rowsWithin(index, scope, at)
  const listed = rowsMet(rows, missingAttributes(index, conditionsOf(filter), rows))

  return tallyLocalities(index.columns, listed.filter(createPlainChoice(index, filter)))
}
