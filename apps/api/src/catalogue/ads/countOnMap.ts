import type { Localities } from '../localities/Localities.ts'
import type { AdIndex } from '../search/ad-index/AdIndex.ts'
import { createChoice } from '../search/ad-index/createChoice.ts'
import type { AdFilter } from './AdFilter.ts'
import type { AdScope } from './AdScope.ts'

/** Numbers of a list's ads by the ids of their localities, from the index in memory. */
export const countOnMap = (
  index: AdIndex,
  { sectionIds, exceptId }: AdScope,
  filter: AdFilter,
  at: Localities,
): Map<number, number> => {
  const { columns, slots } = index
  const sections = sectionIds && new Set(sectionIds)
  const except = exceptId === null ? undefined : index.slotOf(exceptId)
  const isChosen = createChoice(index, filter)
  const counts = new Map<number, number>()
  for (let slot = 0; slot < slots; slot += 1) {
    if (columns.isThere[slot] !== 1 || slot === except) continue
    if (sections && !sections.has(columns.sectionId[slot] as number)) continue
    const locality = columns.localityId[slot] as number
    if ((at && !at.has(locality)) || !isChosen(slot)) continue
    counts.set(locality, (counts.get(locality) ?? 0) + 1)
  }

  return counts
}
