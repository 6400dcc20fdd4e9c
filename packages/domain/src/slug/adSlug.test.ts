import { assert, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { adSlug } from './adSlug.ts'
import { isReservedSegment, RESERVED_SEGMENTS } from './isReservedSegment.ts'
import { isSlug } from './isSlug.ts'
import { parseAdSlug } from './parseAdSlug.ts'
import { slugify } from './slugify.ts'

test.each([
  ['Prodám dětské kolo', 'prodam-detske-kolo'],
  ['  Škoda 120 L — „emko“!  ', 'skoda-120-l-emko'],
  ['ÚŘAD Ďábel ŇOUMA', 'urad-dabel-nouma'],
  ['🙂', ''],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['a'.repeat(70), 'a'.repeat(60)],
  [`${'slovo '.repeat(11)}`, 'slovo-slovo-slovo-slovo-slovo-slovo-slovo-slovo-slovo-slovo'],
])('R043 the heading %j gives the address %j', (heading, slug) => {
  expect(slugify(heading)).toBe(slug)
})

test('R043 R159 an ad is found again by the number at the end of its address', () => {
  assert(
    property(string({ maxLength: 120 }), integer({ min: 1, max: 2 ** 40 }), (heading, id) => {
      const slug = adSlug(heading, id)
      expect(isSlug(slug)).toBe(true)
      expect(isReservedSegment(slug)).toBe(false)
      expect(parseAdSlug(slug)).toEqual({ id })
    }),
  )
})

test.each([
  'kola',
  'zvirata',
  'kolo-',
  '-1a2b',
  'Kolo-1a2b',
  'kolo--1a2b',
  'kolo-1a2b/',
  'kolo-0000',
  `${'a'.repeat(3000)}-1a2b`,
])('R044 %j is no address of an ad', (slug) => {
  expect(parseAdSlug(slug)).toBeNull()
})

test('R242 addresses of the portal itself are reserved', () => {
  for (const segment of [
    'api',
    'login',
    'search',
    'muj-ucet',
    '_next',
    'k',
    'sitemap-2.xml',
    'robots.txt',
  ])
    expect(isReservedSegment(segment)).toBe(true)
  expect(isReservedSegment('kola')).toBe(false)
  expect(RESERVED_SEGMENTS.size).toBeGreaterThan(30)
})
