import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ListingItem, mergeBanners } from '../listing.ts'

const ads = (count: number) => Array.from({ length: count }, (_, index) => `ad ${index}`)
const banner = (position: number) => ({ position })
type Item = ListingItem<string, { position: number }>
const label = (item: Item) => (item.type === 'inzrt' ? item.ad : `banner ${item.banner.position}`)

test.each([
  [25, { order: 24, page: 2 }],
  [24, { order: 23, page: 1 }],
  [1, { order: 0, page: 1 }],
])('R168 R317 of pages of 24 a banner at position %i stands at %o', (position, place) => {
  const items = mergeBanners(ads(30), [banner(position)], { page: 2, perPage: 24 })

  expect(items.find(({ type }) => type === 'banner')).toMatchObject(place)
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

test('R222 merging equals sorting by order, with a banner just after an ad of equal order', () => {
  const bySorting = (count: number, positions: readonly number[], limit: number): string[] =>
    [
      ...ads(count).map((name, order) => ({ name, at: order })),
      ...positions.map((position) => ({ name: `banner ${position}`, at: position - 1 + 0.5 })),
    ]
      .toSorted((a, b) => a.at - b.at)
      .slice(0, limit)
      .map(({ name }) => name)

  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.array(fc.integer({ min: 1, max: 16 }), { maxLength: 8 }),
      fc.integer({ min: 1, max: 3 }),
      (count, positions, page) => {
        const merged = mergeBanners(ads(count), positions.map(banner), { page, perPage: 16 })

        expect(merged.map(label)).toEqual(bySorting(count, positions, page * 16))
      },
    ),
  )
})

test('R168 R222 a banner of a page that is not opened yet waits, even behind a short list', () => {
  expect(mergeBanners(ads(2), [banner(25)], { page: 1, perPage: 24 }).map(label)).toEqual([
    'ad 0',
    'ad 1',
  ])
  expect(mergeBanners(ads(2), [banner(24)], { page: 1, perPage: 24 }).map(label)).toEqual([
    'ad 0',
    'ad 1',
    'banner 24',
  ])
})

test('R132 an ad that a banner pushes off the last page comes with one page more', () => {
  const cut = mergeBanners(ads(24), [banner(1)], { page: 1, perPage: 24 })
  const whole = mergeBanners(ads(24), [banner(1)], { page: 2, perPage: 24 })

  expect(cut.map(label)).not.toContain('ad 23')
  expect(whole.map(label).at(-1)).toBe('ad 23')
})

test('R222 the ads and banners given stay as they were', () => {
  const banners = Object.freeze([banner(3), banner(1)])

  expect(() => mergeBanners(Object.freeze(ads(3)), banners, { page: 1, perPage: 24 })).not.toThrow()
})
