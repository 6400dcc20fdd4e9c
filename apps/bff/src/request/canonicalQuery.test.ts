import { LISTING_KEYS, SEARCH_KEYS } from '@inzrt/contracts/pages/queryKeys'
import { AD_TYPES, initialFilter, RADII, SORT_KEYS } from '@inzrt/rules/listing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalQuery } from './canonicalQuery.ts'

test.each([
  ['page=2&order=price_asc', 'order=price_asc&page=2'],
  ['utm_source=x&page=2&_rsc=abc', 'page=2'],
  ['type=offer&type=inquiry&type=offer', 'type=inquiry&type=offer'.split('&').sort().join('&')],
  ['page=2&page=3', 'page=2'],
  ['page=0', ''],
  ['page=-1', ''],
  ['page=1e9', ''],
  ['page=9999999999', ''],
  ['order=cheapest', ''],
  ['order[]=price_asc', ''],
  ['psc=60200&psc=abc', 'psc=60200'],
  ['psc=1234', ''],
  ['psc=602+00', 'psc=602%2000'],
  ['priceFrom=1+500', 'priceFrom=1%20500'],
  ['priceFrom=-5', ''],
  ['region=Kraj+Vyso%C4%8Dina', 'region=Kraj%20Vyso%C4%8Dina'],
  ['region=%E0%A4', ''],
  ['%70age=2', 'page=2'],
  ['photo', ''],
  ['__proto__=1&constructor=2&toString=3', ''],
])('a listing understands „%s“ as „%s“', (raw, expected) => {
  expect(canonicalQuery(raw, LISTING_KEYS)).toBe(expected)
})

test.each([
  ...SORT_KEYS.map((order) => `order=${order}`),
  ...AD_TYPES.map((type) => `type=${type}`),
  ...RADII.map((radius) => `radius=${radius}`),
])('a listing keeps the choice „%s“, unless it is the default', (choice) => {
  const isDefault = choice === `order=${initialFilter.order}`

  expect(canonicalQuery(choice, LISTING_KEYS)).toBe(isDefault ? '' : choice)
})

test.each([
  ['term=%F0%9F%98%80', 'term=%F0%9F%98%80'],
  ["term=' OR 1=1--", "term='%20OR%201%3D1--"],
  ['term=<script>alert(1)</script>', 'term=%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['term=a%00b', ''],
  ['term=', 'term='],
])('a search keeps its words whatever they are: „%s“', (raw, expected) => {
  expect(canonicalQuery(raw, SEARCH_KEYS)).toBe(expected)
})

test('a search of two hundred words passes whole', () => {
  const words = Array.from({ length: 200 }, (_, i) => `slovo${i}`).join(' ')
  expect(canonicalQuery(`term=${encodeURIComponent(words)}`, SEARCH_KEYS)).toBe(
    `term=${encodeURIComponent(words)}`,
  )
})

test('a canonical query is canonical, and the order of keys never makes a second page', () => {
  const pair = fc.tuple(
    fc.constantFrom('page', 'order', 'type', 'psc', 'photo', 'junk', 'region'),
    fc.oneof(fc.constantFrom('1', '2', 'offer', 'exchange', 'price_asc', '60200'), fc.string()),
  )
  fc.assert(
    fc.property(fc.uniqueArray(pair, { selector: ([name]) => name }), (pairs) => {
      const write = (list: [string, string][]) => new URLSearchParams(list).toString()
      const once = canonicalQuery(write(pairs), LISTING_KEYS)
      expect(canonicalQuery(once, LISTING_KEYS)).toBe(once)
      expect(canonicalQuery(write([...pairs].reverse()), LISTING_KEYS)).toBe(once)
    }),
  )
})
