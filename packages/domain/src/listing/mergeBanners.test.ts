import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { bannerSlot } from './bannerSlot.ts'
import { type ListingItem, mergeBanners } from './mergeBanners.ts'

const ads = (count: number) => Array.from({ length: count }, (_, index) => `ad ${index}`)
const banner = (position: number) => ({ position })
type Item = ListingItem<string, { position: number }>
const label = (item: Item) => (item.type === 'inzrt' ? item.ad : `banner ${item.banner.position}`)

test('R168 R317 a banner at position 25 stands at order 24 on page 2', () => {
  expect(bannerSlot(25, 24)).toEqual({ order: 24, page: 2 })
  expect(bannerSlot(24, 24)).toEqual({ order: 23, page: 1 })
  expect(bannerSlot(1, 24)).toEqual({ order: 0, page: 1 })
})

test('R130 a banner at position 3 follows the third ad', () => {
  const items = mergeBanners(ads(5), [banner(3)], { page: 1, perPage: 24 })
  expect(items.map(label)).toEqual(['ad 0', 'ad 1', 'ad 2', 'banner 3', 'ad 3', 'ad 4'])
})

test('R165 R168 every item says its type, order and page', () => {
  const items = mergeBanners(ads(3), [banner(2)], { page: 2, perPage: 2 })
  expect(items).toEqual([
    { type: 'inzrt', order: 0, page: 1, ad: 'ad 0' },
    { type: 'inzrt', order: 1, page: 1, ad: 'ad 1' },
    { type: 'banner', order: 1, page: 1, banner: { position: 2 } },
    { type: 'inzrt', order: 2, page: 2, ad: 'ad 2' },
  ])
})

test('R132 R222 the list is cut to the pages opened so far', () => {
  const banners = [banner(3), banner(24), banner(40)]
  expect(mergeBanners(ads(100), banners, { page: 1, perPage: 24 })).toHaveLength(24)
  expect(mergeBanners(ads(100), banners, { page: 2, perPage: 24 })).toHaveLength(48)
})

test('R222 the merge is what sorting by order would give, a banner slightly after an ad of equal order', () => {
  const bySorting = (count: number, positions: readonly number[], page: number, perPage: number) =>
    [
      ...ads(count).map((name, order) => ({ name, at: order })),
      ...positions.map((position) => ({ name: `banner ${position}`, at: position - 1 + 0.5 })),
    ]
      .toSorted((a, b) => a.at - b.at)
      .slice(0, page * perPage)
      .map(({ name }) => name)

  assert(
    property(
      integer({ min: 0, max: 60 }),
      array(integer({ min: 1, max: 48 }), { maxLength: 8 }),
      integer({ min: 1, max: 3 }),
      (count, positions, page) => {
        const sorted = positions
          .toSorted((a, b) => a - b)
          .filter((position) => position <= page * 16)
        const merged = mergeBanners(ads(count), sorted.map(banner), { page, perPage: 16 })
        expect(merged.map(label)).toEqual(bySorting(count, sorted, page, 16))
      },
    ),
  )
})
