import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NOWHERE } from '../localities/places/Area.ts'
import { createAdIndex } from '../search/ad-index/AdIndex.ts'
import { countInArea } from './countInArea.ts'

const few = fc.integer({ min: 1, max: 6 })
const someAds = fc.array(
  fc.record({ id: few, sectionId: few, localityId: few, isGone: fc.boolean() }),
  { maxLength: 40 },
)
const someIds = fc.uniqueArray(few, { minLength: 1 })

const factsOf = (id: number, sectionId: number, localityId: number) => ({
  ...{ id, sectionId, localityId, type: 'offer' as const, hasImage: false, crowns: 100 },
  ...{ priceOrder: null, sortAt: 0, createdAt: 0, toppedUntil: null, validUntil: null },
  ...{ headingWords: "'kolo':1A", allWords: "'kolo':1A" },
})

test('P012 ads within a radius are counted where they are now, however often they moved and left', () => {
  fc.assert(
    fc.property(someAds, someIds, someIds, (steps, sectionIds, localityIds) => {
      const index = createAdIndex()
      const there = new Map<number, { sectionId: number; localityId: number }>()
      for (const { id, sectionId, localityId, isGone } of steps) {
        if (isGone) {
          index.remove(id)
          there.delete(id)
        } else {
          index.put(factsOf(id, sectionId, localityId))
          there.set(id, { sectionId, localityId })
        }
      }
      const area = { ...NOWHERE, distances: new Map(localityIds.map((id) => [id, 0])) }
      const scopeOf = (ids: number[] | null) => ({
        ...{ brand: 'general' as const, sectionIds: ids, exceptId: null },
      })
      const counted = (ids: number[] | null) =>
        countInArea(index, scopeOf(ids), {}, area).reduce((sum, { adsCount }) => sum + adsCount, 0)
      const near = [...there.values()].filter((ad) => localityIds.includes(ad.localityId))

      expect(counted(null)).toBe(near.length)
      expect(counted(sectionIds)).toBe(
        near.filter((ad) => sectionIds.includes(ad.sectionId)).length,
      )
    }),
  )
})
