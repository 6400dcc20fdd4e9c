import type { AttributeCount } from '@inzrt/contracts/browse/listingQuery'
import type { SortKey } from '@inzrt/domain/listing'
import type { Localities } from '../localities/Localities.ts'
import type { AdIndex } from '../search/ad-index/AdIndex.ts'
import { toCells } from '../search/ad-index/cells.ts'
import { countAttributes } from '../search/ad-index/countAttributes.ts'
import { countCells } from '../search/ad-index/countCells.ts'
import {
  createChoice,
  createDescribed,
  createPlainChoice,
  createPriceClass,
} from '../search/ad-index/createChoice.ts'
import { createHitOrder, type Distances, OF_SLOTS } from '../search/ad-index/hitOrder.ts'
import { type Place, placesOfPage } from '../search/ad-index/placesOfPage.ts'
import { selectTop } from '../search/ad-index/selectTop.ts'
import { groupsWithin, visitAds } from '../search/ad-index/visitAds.ts'
import type { AdCell } from './AdCell.ts'
import { type AdFilter, conditionsOf, hasPriceRange } from './AdFilter.ts'
import { listingOrder } from './AdOrder.ts'
import { type AdPaging, offsetOf } from './AdPaging.ts'
import type { AdScope } from './AdScope.ts'
import { TOPPED_MAX } from './pageOfAds.ts'

export type ListOptions = Readonly<{
  filter: AdFilter
  at: Localities
  distances: Distances
  sort: SortKey
  paging: AdPaging
  now: number
  /** What is said of things in all its sections, by its number; 0: nothing. */
  set: number
}>

export type ListedInMemory = Readonly<{
  places: readonly Place[]
  cells: readonly AdCell[]
  attributes: readonly AttributeCount[]
}>

/** Groups by section and locality, by their numbers in the index. */
type Groups = readonly number[]

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

const findAll = (index: AdIndex, groups: Groups, is: (slot: number) => boolean): number[] => {
  const slots: number[] = []
  visitAds(index, groups, (slot) => {
    if (is(slot)) slots.push(slot)
  })

  return slots
}

type Wanted = Readonly<{
  is: (slot: number) => boolean
  count: number
  first: Figure
  bound: Figure | null
}>

/** Ads among which are the first of those wanted: groups are looked at from the one with the best ad on. */
const findFirst = (
  index: AdIndex,
  groups: Groups,
  { is, count, first, bound }: Wanted,
): readonly number[] => {
  if (bound)
    for (let most = FIRST_GROUPS; most < groups.length; most *= MORE) {
      const best = selectTop(groups, most + 1, (one, other) => bound(one) > bound(other))
      const slots = findAll(index, best.slice(0, most), is)
      const next = bound(best[most] as number)
      if (slots.filter((slot) => first(slot) > next).length >= count) return slots
    }

  return findAll(index, groups, is)
}

/** Whether the list shows an ad, on this page or another. */
const createShown = (index: AdIndex, except: number | undefined, { filter, now }: ListOptions) => {
  const { validUntil } = index.columns
  const isChosen = createChoice(index, filter)

  return (slot: number): boolean =>
    slot !== except && (validUntil[slot] as number) > now && isChosen(slot)
}

const findPlaces = (
  index: AdIndex,
  groups: Groups,
  except: number | undefined,
  options: ListOptions,
): readonly Place[] => {
  const { columns } = index
  const { sort, distances, paging, now } = options
  const order = listingOrder(sort)
  const { first, isBefore, isBehind } = createHitOrder(columns, OF_SLOTS, order, distances)
  const isShown = createShown(index, except, options)
  const bound = boundOf(index, options)
  const isTopped = (slot: number): boolean =>
    (columns.toppedUntil[slot] as number) > now && isShown(slot)
  const toppedGroups =
    sort === 'default'
      ? groups.filter((group) => (index.groups.toppedUntil[group] as number) > now)
      : []
  const topped = findFirst(index, toppedGroups, {
    ...{ is: isTopped, count: TOPPED_MAX, first },
    bound: (group) => index.groups.freshestTopped[group] as number,
  })
  const follows = paging.cursor && isBehind(paging.cursor)

  return placesOfPage(index, OF_SLOTS, {
    chosen: findFirst(index, groups, {
      is: (slot) => isShown(slot) && (!follows || follows(slot)),
      count: offsetOf(paging) + paging.perPage + TOPPED_MAX,
      ...{ first, bound },
    }),
    head: selectTop(topped, Math.min(TOPPED_MAX, paging.perPage - 1), isBefore),
    ...{ order, paging, distances },
  })
}

/** Numbers of all ads, those that are over too, as the counters know them. Of prices and attributes groups know none. */
const count = (
  index: AdIndex,
  groups: Groups,
  except: number | undefined,
  { filter }: ListOptions,
): readonly AdCell[] => {
  const isAsked = conditionsOf(filter).length > 0
  if (!hasPriceRange(filter) && except === undefined && !isAsked)
    return toCells(index.groups.countCells(groups))
  const isDescribed = createDescribed(index, filter)
  const slots = findAll(index, groups, (slot) => slot !== except && isDescribed(slot))

  return countCells(index, slots, createPriceClass(index, filter))
}

/** What ads say of things of one kind. */
const countSaid = (
  index: AdIndex,
  groups: Groups,
  except: number | undefined,
  { filter, set }: Pick<ListOptions, 'filter' | 'set'>,
): readonly AttributeCount[] => {
  if (set === 0) return []
  const isChosen = createPlainChoice(index, filter)
  const slots = findAll(index, groups, (slot) => slot !== except && isChosen(slot))

  return countAttributes(index, set, conditionsOf(filter), slots)
}

/** What the ads of a list say of things of one kind. */
export const describeInMemory = (
  index: AdIndex,
  { sectionIds, exceptId }: AdScope,
  asked: Pick<ListOptions, 'filter' | 'set'>,
): readonly AttributeCount[] => {
  const except = exceptId === null ? undefined : index.slotOf(exceptId)

  return countSaid(index, groupsWithin(index, { sectionIds, at: null }), except, asked)
}

/**
 * A page of a list, and the numbers of its ads by what the filters of kind, picture and price ask for. Costs as much
 * as there are groups in the sections; in an order or with a price that groups do not know, as there are ads of them.
 */
export const listInMemory = (
  index: AdIndex,
  { sectionIds, exceptId }: AdScope,
  options: ListOptions,
): ListedInMemory => {
  const groups = groupsWithin(index, { sectionIds, at: options.at })
  const except = exceptId === null ? undefined : index.slotOf(exceptId)

  return {
    places: findPlaces(index, groups, except, options),
    cells: count(index, groups, except, options),
    attributes: countSaid(index, groups, except, options),
  }
}
