import { AD_TYPES, LIST_VIEWS, RADII, SORT_KEYS } from '@inzrt/rules/listing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INITIAL_LISTING, LAST_PAGE, type ListingState } from './ListingState.ts'
import { parseListing } from './parseListing.ts'
import { parseQuery } from './parseQuery.ts'
import { serialiseListing } from './serialiseListing.ts'
import { toFilterQuery } from './toFilterQuery.ts'

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const crowns = optional(fc.integer({ min: 0, max: 99_999_999 }))
const place = optional(fc.constantFrom('Brno-město', 'Hlavní město Praha', 'Ústí nad Labem'))

/** In the order in which an address has them. */
const ASKED: ListingState['attributes'] = [
  { key: 'najeto', from: null, to: 150_000 },
  { key: 'palivo', choices: ['lpg', 'nafta'] },
  { key: 'rafek', from: 17.5, to: null },
  { key: 'rok', from: 2015, to: 2020 },
]

const isInOrder = ({ priceFrom, priceTo }: ListingState): boolean =>
  priceFrom === null || priceTo === null || priceFrom <= priceTo

/** A postal code stands for the place it was typed as, and nothing has no surroundings. */
const isPlaced = ({ psc, district, place, radius }: ListingState): boolean =>
  (place === null || psc === null) &&
  (radius === null || [psc, district, place].some((name) => name !== null))

const state: fc.Arbitrary<ListingState> = fc
  .record({
    sort: fc.constantFrom(...SORT_KEYS),
    types: fc.subarray([...AD_TYPES]),
    psc: optional(fc.integer({ min: 10_000, max: 79_999 }).map(String)),
    district: place,
    region: place,
    place: optional(fc.constantFrom('Brno', 'Březová (Sokolov)', 'okres Kolín')),
    radius: optional(fc.constantFrom(...RADII)),
    priceFrom: crowns,
    priceTo: crowns,
    withImage: fc.boolean(),
    attributes: fc.subarray([...ASKED]),
    view: fc.constantFrom(...LIST_VIEWS),
    page: fc.integer({ min: 1, max: LAST_PAGE }),
  })
  .filter(isInOrder)
  .filter(isPlaced)

const paramsOf = (address: string) => parseQuery(new URL(address, 'http://x').search)

test('R131 any choice in a list survives being written into the address and read again', () => {
  fc.assert(
    fc.property(state, (chosen) => {
      expect(parseListing(paramsOf(serialiseListing('/kola', chosen)))).toEqual(chosen)
    }),
  )
})

test('one choice has one address, whatever order its parts came in', () => {
  fc.assert(
    fc.property(state, (chosen) => {
      const address = serialiseListing('/kola', chosen)
      const shuffled = { ...chosen, types: chosen.types.toReversed() }
      expect(serialiseListing('/kola', shuffled)).toBe(address)
    }),
  )
})

test('no address, however strange, breaks the reading of it', () => {
  const anything = fc.dictionary(
    fc.constantFrom('order', 'type', 'psc', 'district', 'priceFrom', 'photo', 'page'),
    fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.string())),
  )
  fc.assert(
    fc.property(anything, (params) => {
      const { page, sort } = parseListing(params)
      expect(page).toBeGreaterThanOrEqual(1)
      expect(page).toBeLessThanOrEqual(LAST_PAGE)
      expect(SORT_KEYS).toContain(sort)
    }),
  )
})

test('R314 an empty address means order „default“, page 1 and no filter', () => {
  expect(parseListing({})).toEqual(INITIAL_LISTING)
  expect(serialiseListing('/kola', INITIAL_LISTING)).toBe('/kola')
})

describe('what is malformed counts as not chosen', () => {
  test.each([
    ['page', '0', 1],
    ['page', '-1', 1],
    ['page', '1e9', 1],
    ['page', '1000000000', LAST_PAGE],
    ['page', '41', 41],
    ['page', '42', 41],
    ['psc', '99999', null],
    ['psc', "1' OR 1=1", null],
    ['psc', '602 00', '60200'],
    ['priceFrom', '-5', null],
    ['priceTo', '1 000 000 000 000', 99_999_999],
    ['priceTo', '12,5', null],
    ['priceTo', '1 500', 1500],
    ['region', '<b>', null],
    ['place', '<b>', null],
    ['place', ' Kuřim ', 'Kuřim'],
    ['place', '602 00', null],
    ['radius', '20', null],
    ['view', 'globe', 'list'],
    ['view', 'map', 'map'],
  ] as const)('%s=%s reads as %s', (key, text, expected) => {
    expect(parseListing({ [key]: text })[key]).toBe(expected)
  })

  test.each([
    ['order', 'sort', 'price', 'default'],
    ['photo', 'withImage', 'true', false],
  ] as const)('%s, which is %s inside, =%s reads as %s', (key, name, text, expected) => {
    expect(parseListing({ [key]: text })[name]).toBe(expected)
  })
})

test('R107 prices given the wrong way round are turned', () => {
  expect(parseListing({ priceFrom: '500', priceTo: '100' })).toMatchObject({
    priceFrom: 100,
    priceTo: 500,
  })
  expect(parseListing({ priceFrom: '500' })).toMatchObject({ priceFrom: 500, priceTo: null })
})

test('a search keeps its words first in the address', () => {
  expect(serialiseListing('/search', { ...INITIAL_LISTING, page: 2 }, 'dětské kolo')).toBe(
    '/search?term=d%C4%9Btsk%C3%A9%20kolo&page=2',
  )
})

test('V023 pages go on behind what an address asks for already', () => {
  expect(serialiseListing('/uzivatel/kola?term=kolo', { ...INITIAL_LISTING, page: 2 })).toBe(
    '/uzivatel/kola?term=kolo&page=2',
  )
})

test('R315 P004 the API gets prices in hundredths and only what was chosen', () => {
  const query = toFilterQuery({ ...INITIAL_LISTING, priceFrom: 100, types: ['inquiry'] })

  expect(query).toMatchObject({ sort: 'default', priceFrom: 10_000, 'types[]': ['inquiry'] })
  expect(query.priceTo).toBeUndefined()
  expect(query.withImage).toBeUndefined()
})

test('V001 a postal code typed as a place is one, and only a place has surroundings', () => {
  expect(parseListing({ place: '602 00', radius: '20' })).toMatchObject({
    psc: '60200',
    place: null,
    radius: 20,
  })
  for (const radius of ['0', '7', '-5', '1e2', '1000000000', '5.0', ['5', 'x'].join()])
    expect(parseListing({ place: 'Kuřim', radius }).radius).toBeNull()
})
