import type { Localities } from '../localities/Localities.ts'
import type { AdIndex } from '../search/ad-index/AdIndex.ts'
import { createChoice } from '../search/ad-index/createChoice.ts'
import { groupsWithin, visitAds } from '../search/ad-index/visitAds.ts'
import type { AdFilter } from './AdFilter.ts'
import type { AdScope } from './AdScope.ts'

/** Numbers of a list's ads by the ids of their localities, from the index in memory. */
export const countOnMap = (
  index: AdIndex,
  { sectionIds, exceptId }: AdScope,
  filter: AdFilter,
  at: Localities,
): Map<number, number> => {
  const { columns } = index
  const except = exceptId === null ? undefined : index.slotOf(exceptId)
  const isChosen = createChoice(index, filter)
  const counts = new Map<number, number>()
  visitAds(index, groupsWithin(index, { sectionIds, at }), (slot) => {
    const locality = columns.localityId[slot] as number
    if (slot === except || !isChosen(slot)) return
    counts.set(locality, (counts.get(locality) ?? 0) + 1)
  })

  return counts
}
