import type { AdIndex } from '../search/ad-index/AdIndex.ts'
import { createChoice } from '../search/ad-index/createChoice.ts'
import { createHitOrder, OF_SLOTS } from '../search/ad-index/hitOrder.ts'
import { type Place, placesOfPage } from '../search/ad-index/placesOfPage.ts'
import { selectTop } from '../search/ad-index/selectTop.ts'
import { listingOrder } from './AdOrder.ts'
import { offsetOf } from './AdPaging.ts'
import { type ListedAds, slotsWhere } from './ListedAds.ts'
import type { ListOptions } from './ListOptions.ts'
import { TOPPED_MAX } from './pageOfAds.ts'

type Figure = (of: number) => number

/** Of groups in the order of their best ads so many are looked at first. */
const FIRST_GROUPS = 48
/** Where they are not enough, so many times as many are. */
const MORE = 8

/** At least what the first ad of a group is ordered by; null where the index does not know it. */
const boundOf = (
  { groups }: AdIndex,
  { sort, distances }: Pick<ListOptions, 'sort' | 'distances'>,
): Figure | null => {
  if (sort === 'default') return (group) => groups.freshest[group] as number
  if (sort !== 'distance') return null

  return (group) => -(distances.get(groups.localityId[group] as number) ?? 0)
}

type Wanted = Readonly<{
  is: (slot: number) => boolean
  count: number
  first: Figure
  bound: Figure | null
}>

/** Ads among which are the first of those wanted: groups are looked at from the one with the best ad on. */
const findFirst = (listed: ListedAds, { is, count, first, bound }: Wanted): readonly number[] => {
  const { groups } = listed
  if (bound)
    for (let most = FIRST_GROUPS; most < groups.length; most *= MORE) {
      const best = selectTop(groups, most + 1, (one, other) => bound(one) > bound(other))
      const slots = slotsWhere({ ...listed, groups: best.slice(0, most) }, is)
      const next = bound(best[most] as number)
      if (slots.filter((slot) => first(slot) > next).length >= count) return slots
    }

  return slotsWhere(listed, is)
}

/** Whether the list shows an ad, on this page or another. */
const createShown = (index: AdIndex, { filter, now }: ListOptions) => {
  const { validUntil } = index.columns
  const isChosen = createChoice(index, filter)

  return (slot: number): boolean => (validUntil[slot] as number) > now && isChosen(slot)
}

/** The places of a page of a list, paid ones first in its usual order. */
export const findPlaces = (listed: ListedAds, options: ListOptions): readonly Place[] => {
  const { index, groups } = listed
  const { columns } = index
  const { sort, distances, paging, now } = options
  const order = listingOrder(sort)
  const { first, isBefore, isBehind } = createHitOrder(columns, OF_SLOTS, order, distances)
  const isShown = createShown(index, options)
  const isTopped = (slot: number): boolean =>
    (columns.toppedUntil[slot] as number) > now && isShown(slot)
  const toppedGroups =
    sort === 'default'
      ? groups.filter((group) => (index.groups.toppedUntil[group] as number) > now)
      : []
  const topped = findFirst(
    { ...listed, groups: toppedGroups },
    {
      ...{ is: isTopped, count: TOPPED_MAX, first },
      bound: (group) => index.groups.freshestTopped[group] as number,
    },
  )
  const follows = paging.cursor && isBehind(paging.cursor)

  return placesOfPage(index, OF_SLOTS, {
    chosen: findFirst(listed, {
      is: (slot) => isShown(slot) && (!follows || follows(slot)),
      count: offsetOf(paging) + paging.perPage + TOPPED_MAX,
      ...{ first, bound: boundOf(index, options) },
    }),
    head: selectTop(topped, Math.min(TOPPED_MAX, paging.perPage - 1), isBefore),
    ...{ order, paging, distances },
  })
}
