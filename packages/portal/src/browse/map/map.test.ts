import type { AdMap } from '@inzrt/contracts/browse/map'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INITIAL_LISTING, type ListingState } from '../../shell/listing-url/ListingState.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'
import { spreadPoints } from './spreadPoints.ts'
import { toAdMap } from './toAdMap.ts'
import { toMapView } from './toMapView.ts'

const BRNO = { key: 'Brno', label: 'Brno (celé město)', latitude: 49.195, longitude: 16.608 }
const PRAHA = { key: 'Praha', label: 'Praha (celé město)', latitude: 50.088, longitude: 14.4208 }
const SOUTH = { ...BRNO, key: 'Jihomoravský kraj', label: 'Jihomoravský kraj' }
const FOUND: AdMap = {
  regions: [
    { ...SOUTH, adsCount: 12_345 },
    { ...PRAHA, adsCount: 1 },
  ],
  districts: [
    { ...BRNO, key: 'okres Brno-město', label: 'okres Brno-město', adsCount: 12_345 },
    { ...PRAHA, adsCount: 1 },
  ],
  towns: [
    { ...BRNO, adsCount: 12_345 },
    { ...PRAHA, adsCount: 1 },
  ],
  elsewhere: 0,
}

const draw = (found: AdMap, state = INITIAL_LISTING) =>
  toAdMap(found, state, (narrowed) => serialiseListing('/kola', narrowed))

test('P007 a tag leads to the list of its place, with the other filters as they were', () => {
  const state: ListingState = {
    ...INITIAL_LISTING,
    view: 'map',
    psc: '60200',
    radius: 20,
    withImage: true,
    page: 3,
    sort: 'distance',
  }

  expect(draw(FOUND, state).levels.at(-1)?.marks[0]).toMatchObject({
    href: '/kola?place=Brno&photo=1&view=map',
    label: 'Brno (celé město), 12\u00a0345\u00a0inzerátů',
    name: 'Brno',
    count: '12\u00a0tis.',
  })
})

test('P007 each region leads to its list, the capital too, and one without ads to none', () => {
  const { regions } = draw(FOUND)
  const hrefs = Object.fromEntries(regions.map(({ name, href }) => [name, href]))

  expect(regions).toHaveLength(14)
  expect(hrefs).toMatchObject({
    'Hlavní město Praha': '/kola?place=Praha',
    Jihomoravský: '/kola?place=Jihomoravsk%C3%BD%20kraj',
    Zlínský: undefined,
  })
})

test('P007 few towns need no districts, many have both, too many have districts alone', () => {
  const many = Array.from({ length: 25 }, (_, n) => ({ ...BRNO, key: `Ves ${n}`, adsCount: 1 }))
  const levels = (towns: AdMap['towns']) => draw({ ...FOUND, towns }).levels.map(({ name }) => name)

  expect(levels(FOUND.towns)).toEqual(['regions', 'towns'])
  expect(levels(many)).toEqual(['regions', 'districts', 'towns'])
  expect(levels(null)).toEqual(['regions', 'districts'])
})

test('P006 P007 a list of a place shows its part of the map, an empty or national one all of it', () => {
  const all = { x: 0, y: 0, width: 1000, height: 580 }
  const towns = [{ ...BRNO, adsCount: 3 }]

  expect(draw(FOUND).view).toEqual(all)
  expect(draw({ ...FOUND, towns }, { ...INITIAL_LISTING, place: 'Brno' }).view.width).toBe(200)
  expect(draw({ ...FOUND, towns: [] }, { ...INITIAL_LISTING, place: 'Atlantida' }).view).toEqual(
    all,
  )
  expect(
    toMapView([
      { x: 0, y: 0 },
      { x: 1000, y: 0 },
    ]),
  ).toEqual(all)
})

test('P007 tags at one place part so far that each can be pressed, and the same every time', () => {
  const point = fc.record({
    x: fc.integer({ min: 0, max: 20 }),
    y: fc.integer({ min: 0, max: 20 }),
  })
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 8 }), (points) => {
      const spread = spreadPoints(points, 20)
      const apart = spread.flatMap((one, at) =>
        spread.slice(at + 1).map((other) => Math.hypot(one.x - other.x, 1.4 * (one.y - other.y))),
      )

      expect(Math.min(...apart)).toBeGreaterThan(12)
      expect(spreadPoints(points, 20)).toEqual(spread)
    }),
  )
  expect(spreadPoints([{ x: 1, y: 1 }], 20)).toEqual([{ x: 1, y: 1 }])
})
