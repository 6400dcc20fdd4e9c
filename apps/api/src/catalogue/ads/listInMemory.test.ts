import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAdIndex } from '../search/ad-index/AdIndex.ts'
import type { AdCell } from './AdCell.ts'
import type { ListOptions } from './ListOptions.ts'
import { listInMemory } from './listInMemory.ts'

const NOW = 1_000
const moment = fc.integer({ min: NOW - 3, max: NOW + 3 })
const upTo = (max: number) => fc.integer({ min: 1, max })
const someAds = ({
  ids,
  places,
  steps,
}: Readonly<{ ids: number; places: number; steps: number }>) =>
  fc.array(
    fc.record({
      id: upTo(ids),
      sectionId: upTo(places),
      localityId: upTo(places),
      isGone: fc.boolean(),
      hasImage: fc.boolean(),
      crowns: fc.option(upTo(9)),
      sortAt: upTo(12),
      toppedUntil: fc.option(moment),
      validUntil: fc.option(moment),
    }),
    { maxLength: steps, size: 'max' },
  )
/** The same ads again and again, where they were or elsewhere. */
const changingAds = someAds({ ids: 6, places: 3, steps: 40 })
/** So many that a list need not look at all groups of ads. */
const manyAds = someAds({ ids: 400, places: 20, steps: 400 })
const EVERYWHERE = Array.from({ length: 20 }, (_, at) => at + 1)
const someIds = fc.oneof(fc.uniqueArray(upTo(20), { minLength: 1 }), fc.constant(EVERYWHERE))
const fewIds = fc.uniqueArray(upTo(3), { minLength: 1 })
const someFilter = fc.record({ priceFrom: upTo(9), withImage: fc.boolean() }, { requiredKeys: [] })
type Ad = Readonly<{
  id: number
  sectionId: number
  localityId: number
  sortAt: number
  toppedUntil: number | null
  validUntil: number | null
  crowns: number | null
  hasImage: boolean
}>

const SAYS_NOTHING = { attributeSet: null, attributes: {} }
const WORDS = { headingWords: "'kolo'", allWords: "'kolo'" }

/** The ads of all steps as they are at the end, and an index of them that was told each step. */
const follow = (steps: readonly (Ad & { isGone: boolean })[]) => {
  const index = createAdIndex()
  const there = new Map<number, Ad>()
  for (const { isGone, ...ad } of steps)
    if (isGone) {
      index.remove(ad.id)
      there.delete(ad.id)
    } else {
      index.put({
        ...ad,
        ...WORDS,
        type: 'offer',
        priceOrder: ad.crowns,
        createdAt: 0,
        ...SAYS_NOTHING,
      })
      there.set(ad.id, ad)
    }

  return { index, ads: [...there.values()] }
}

const areaOf = (ids: readonly number[]) => ({
  at: new Set(ids),
  distances: new Map(ids.map((id) => [id, 1_000 * id])),
})

const optionsOf = (ids: readonly number[], options: Partial<ListOptions>): ListOptions => ({
  ...areaOf(ids),
  sort: 'default',
  paging: { page: 1, perPage: 4, cursor: null },
  now: NOW,
  filter: {},
  set: 0,
  ...options,
})

const scopeOf = (ids: number[] | null) => ({
  brand: 'general' as const,
  sectionIds: ids,
  exceptId: null,
})

const isShown = ({ validUntil }: Ad): boolean => validUntil === null || validUntil > NOW
const isTopped = ({ toppedUntil }: Ad): boolean => toppedUntil !== null && toppedUntil > NOW
const newestFirst = (one: Ad, other: Ad): number => other.sortAt - one.sortAt || other.id - one.id

test('V001 ads at a place are counted where they are now, however often they moved and left', () => {
  fc.assert(
    fc.property(changingAds, fewIds, fewIds, (steps, sectionIds, localityIds) => {
      const { index, ads } = follow(steps)
      const cellsOf = (ids: number[] | null) =>
        listInMemory(index, scopeOf(ids), optionsOf(localityIds, {})).cells
      const counted = (cells: readonly AdCell[]) =>
        cells.reduce((sum, { adsCount }) => sum + adsCount, 0)
      const near = ads.filter((ad) => localityIds.includes(ad.localityId))

      expect(counted(cellsOf(null))).toBe(near.length)
      expect(counted(cellsOf(sectionIds))).toBe(
        near.filter((ad) => sectionIds.includes(ad.sectionId)).length,
      )
      expect(counted(cellsOf(null).filter(({ hasImage }) => hasImage))).toBe(
        near.filter(({ hasImage }) => hasImage).length,
      )
      expect(counted(cellsOf(null).filter(({ price }) => price === 'none'))).toBe(
        near.filter(({ crowns }) => crowns === null).length,
      )
    }),
  )
})

test('V001 P004 P005 R117 a page holds what the filter leaves, paid places first, then the newest', () => {
  fc.assert(
    fc.property(manyAds, someIds, someFilter, (steps, localityIds, filter) => {
      const { index, ads } = follow(steps)
      const left = ads
        .filter((ad) => isShown(ad) && localityIds.includes(ad.localityId))
        .filter(({ hasImage }) => hasImage || !filter.withImage)
        .filter(
          ({ crowns }) =>
            filter.priceFrom === undefined || (crowns !== null && crowns >= filter.priceFrom),
        )
        .toSorted(newestFirst)
      const head = left.filter(isTopped).slice(0, 3)
      const flow = left.filter((ad) => !head.includes(ad))
      const { places } = listInMemory(index, scopeOf(null), optionsOf(localityIds, { filter }))

      expect(places.map(({ id }) => id)).toEqual([...head, ...flow].slice(0, 4).map(({ id }) => id))
    }),
  )
})

test('V001 what follows a cursor are the next by distance', () => {
  fc.assert(
    fc.property(manyAds, someIds, (steps, localityIds) => {
      const { index, ads } = follow(steps)
      const nearest = ads
        .filter((ad) => isShown(ad) && localityIds.includes(ad.localityId))
        .toSorted((one, other) => one.localityId - other.localityId || other.id - one.id)
      const behind = (end: Ad | undefined) => {
        const cursor = end ? { keys: [String(-1_000 * end.localityId)], id: end.id } : null
        const paging = { page: 1, perPage: 2, cursor }

        return listInMemory(
          index,
          scopeOf(null),
          optionsOf(localityIds, { sort: 'distance', paging }),
        ).places.map(({ id }) => id)
      }
      const ids = nearest.map(({ id }) => id)

      expect(behind(undefined)).toEqual(ids.slice(0, 2))
      expect(behind(nearest[1])).toEqual(nearest[1] ? ids.slice(2, 4) : ids.slice(0, 2))
    }),
  )
})
