import type { Localities } from '../localities/Localities.ts'
import type { AdIndex } from '../search/ad-index/AdIndex.ts'
import { groupsWithin, visitAds } from '../search/ad-index/visitAds.ts'
import type { AdScope } from './AdScope.ts'

/** The ads a list is made of: groups by section and locality, save one ad. */
export type ListedAds = Readonly<{
  index: AdIndex
  groups: readonly number[]
  except: number | undefined
}>

export const listedAds = (
  index: AdIndex,
  { sectionIds, exceptId }: AdScope,
  at: Localities,
): ListedAds => ({
  index,
  groups: groupsWithin(index, { sectionIds, at }),
  except: exceptId === null ? undefined : index.slotOf(exceptId),
})

/** Slots of the ads that a condition holds for. */
export const slotsWhere = (
  { index, groups, except }: ListedAds,
  is: (slot: number) => boolean,
): number[] => {
  const slots: number[] = []
  visitAds(index, groups, (slot) => {
    if (slot !== except && is(slot)) slots.push(slot)
  })

  return slots
}
