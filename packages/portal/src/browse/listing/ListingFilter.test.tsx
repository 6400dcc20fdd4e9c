import { initialFilter } from '@inzrt/rules/listing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { INITIAL_LISTING, type ListingState } from '../../shell/listing-url/ListingState.ts'
import { parseListing } from '../../shell/listing-url/parseListing.ts'
import { parseQuery } from '../../shell/listing-url/parseQuery.ts'
import { ListingFilter } from './ListingFilter.tsx'

const chosen: ListingState = {
  sort: 'price_desc',
  types: ['exchange'],
  psc: '60200',
  district: 'Brno-město',
  region: 'Jihomoravský',
  priceFrom: 1,
  priceTo: 3_000,
  withImage: true,
  attributes: [],
  page: 3,
  place: null,
  radius: 20,
  view: 'list',
}

/** Where „Zrušit filtry“ leads; undefined when it is not offered. */
const resetHref = (path: string, state: ListingState, term?: string): string | undefined =>
  /<a[^>]* href="([^"]*)"[^>]*>(?:(?!<\/a>).)*Zrušit filtry/.exec(
    renderToStaticMarkup(<ListingFilter path={path} state={state} term={term} />),
  )?.[1]

/** What of a type's box is drawn: its words, without the number beside them. */
const boxes = (html: string): string[] =>
  [...html.matchAll(/name="type"[^>]* value="(\w+)"/g)].map(([, type = '']) => type)

test('R107 a list is narrowed by the three types, or by those its section takes', () => {
  const filter = { path: '/kola', state: INITIAL_LISTING }
  const all = renderToStaticMarkup(<ListingFilter {...filter} />)
  const some = renderToStaticMarkup(<ListingFilter {...filter} types={['offer', 'exchange']} />)

  expect(boxes(all)).toEqual(['offer', 'inquiry', 'exchange'])
  expect(boxes(some)).toEqual(['offer', 'exchange'])
})

test('R221 a reset of all filters leads to the list nobody touched', () => {
  const href = resetHref('/kola', chosen) ?? ''
  const { sort, types, psc, page } = parseListing(parseQuery(new URL(href, 'http://x').search))

  expect(href).toBe('/kola')
  expect(initialFilter).toMatchObject({ order: sort, items: types, psc, page })
})

test('R221 a reset keeps the words that were searched for', () => {
  expect(resetHref('/search', chosen, 'kolo')).toBe('/search?term=kolo')
})

test('R220 R221 an untouched list offers no reset', () => {
  expect(resetHref('/kola', INITIAL_LISTING)).toBeUndefined()
  expect(resetHref('/kola', { ...INITIAL_LISTING, page: 3 })).toBeUndefined()
})
