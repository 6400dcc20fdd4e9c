import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import type { Banner } from '@inzrt/contracts/browse/banner'
import { anAdListItem } from '@inzrt/fixtures/builders/anAdListItem'
import { expect, test } from 'vitest'
import { toRowItems } from './toRowItems.ts'
import { toRowView } from './toRowView.ts'

const now = new Date('2026-11-21T10:00:00Z')
const edition = { number: 48, deadlineAt: '2026-11-26T11:00:00Z' }

const ad = (slug: string, more: Partial<AdListItem> = {}): AdListItem =>
  anAdListItem({
    slug,
    createdAt: '2026-11-21T08:00:00Z',
    validUntil: '2026-12-24T22:59:59Z',
    ...more,
  })

const banner: Banner = {
  id: 5,
  position: 3,
  imagePath: '/b/5.webp',
  targetUrl: 'https://example.cz/',
  alt: 'Servis kol',
  advertiser: 'Servis',
}

const ads = Array.from({ length: 48 }, (_, index) => ad(`kolo-${index}`))

test('R130 R165 R168 a banner of position 3 stands right after the third ad', () => {
  const items = toRowItems(ads, [banner], 1, { now, edition })

  expect(items.slice(2, 5).map(({ type }) => type)).toEqual(['inzrt', 'banner', 'inzrt'])
  expect(items[3]).toMatchObject({ key: 'reklama-5', row: { href: 'https://example.cz/' } })
})

test('P021 a row says two things of it, and nothing where its section asks nothing', () => {
  const facts = ['r.\u00a0v.\u00a02015', '120\u00a0000\u00a0km']

  expect(toRowView(ad('auto', { facts }), { now, edition }).said).toEqual(facts)
  expect(toRowView(ad('kniha'), { now, edition })).not.toHaveProperty('said')
})

test('R132 R222 a list holds 24 items a page, banners counted', () => {
  expect(toRowItems(ads, [banner], 1, { now, edition })).toHaveLength(24)
  expect(toRowItems(ads, [banner], 2, { now, edition })).toHaveLength(48)
})

test('R112 R113 R114 P018 a row carries what is shown of an ad and nothing empty', () => {
  expect(toRowView(ad('kolo-1a2b'), { now, edition })).toEqual({
    href: '/kolo-1a2b',
    heading: 'Prodám dětské kolo',
    type: 'offer',
    price: { type: 'czk', amount: 150_000 },
    locality: 'Brno-střed',
    age: 'před 2\u00a0hodinami',
    edition: 'v\u00a0č.\u00a048',
    image: {
      src: '/api/image/demo/bike-kids-01a-thumb.webp',
      src2x: '/api/image/demo/bike-kids-01a-thumb2x.webp',
    },
    sectionIcon: 'bike',
  })
})

test('R116 R117 R118 promotions and an unpublished state are told to the row', () => {
  const row = toRowView(
    ad('kolo-1a2b', { highlighted: true, topped: true, status: 'not_published' }),
    { now, edition },
  )

  expect(row).toMatchObject({
    isHighlighted: true,
    isTopped: true,
    unpublished: 'Nezveřejněno',
  })
})

test('R189 the row of who looks for somebody is not „Zdarma“', () => {
  const price = { type: 'free', amount: null } as const
  const view = (more: Partial<AdListItem>) => toRowView(ad('kava', more), { now, edition })

  expect(view({ price })).toMatchObject({ price })
  expect(view({ price, isDating: true })).not.toHaveProperty('price')
  expect(view({ isDating: true })).toMatchObject({ price: { type: 'czk', amount: 150_000 } })
})

test('an ad that ends before the deadline is not promised in print', () => {
  const row = toRowView(ad('kolo-1a2b', { validUntil: '2026-11-25T22:59:59Z' }), { now, edition })

  expect(row).not.toHaveProperty('edition')
})

test('words that were searched for are underlined in the heading', () => {
  const row = toRowView(ad('kolo-1a2b'), { now, edition, term: 'kola' })

  expect(row.marks).toEqual([[14, 18]])
})
