import type { AdIndex } from './AdIndex.ts'
import { tallyLocalities } from './tallyLocalities.ts'
import { groupsWithin, visitAds } from './visitAds.ts'

/** Numbers of shown ads by the ids of their localities, of some sections or of a whole site. */
export const countByLocality = (
  index: AdIndex,
  sectionIds: readonly number[] | null,
  now: number,
): Map<number, number> => {
  const { validUntil } = index.columns
  const slots: number[] = []
  visitAds(index, groupsWithin(index, { sectionIds, at: null }), (slot) => {
    if ((validUntil[slot] as number) > now) slots.push(slot)
  })

  return tallyLocalities(index.columns, slots)
}
