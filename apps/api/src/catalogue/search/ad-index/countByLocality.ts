import type { AdIndex } from './AdIndex.ts'
import { groupsWithin, visitAds } from './visitAds.ts'

/** Numbers of shown ads by the ids of their localities, of some sections or of a whole site. */
export const countByLocality = (
  index: AdIndex,
  sectionIds: readonly number[] | null,
  now: number,
): Map<number, number> => {
  const { validUntil, localityId } = index.columns
  const counts = new Map<number, number>()
  visitAds(index, groupsWithin(index, { sectionIds, at: null }), (slot) => {
    if ((validUntil[slot] as number) <= now) return
    const locality = localityId[slot] as number
    counts.set(locality, (counts.get(locality) ?? 0) + 1)
  })

  return counts
}
