import { adSlug } from '@inzrt/domain/slug'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReservedSegment, RESERVED_SEGMENTS } from './isReservedSegment.ts'

/** Every page with an address of its own, save the home page. */
const PAGES =
  'editovat-inzerat doplnkove-sluzby uzivatel login logout registrace muj-ucet vlozit-inzerat search ' +
  'sms-seznamka textova napoveda o-spolecnosti o-inzerci ochrana-osobnich-udaju ' +
  'zpracovani-osobnich-udaju pravidla-inzerce rubriky-inzerce archiv-novin data-vydani payment ' +
  'co-o-mne-vite'

test.each(PAGES.split(' '))('R193 no section may hide the page /%s', (segment) => {
  expect(isReservedSegment(segment)).toBe(true)
})

test.each([
  'api',
  'k',
  'rss',
  'sitemap',
  'sitemap-2.xml',
  'admin',
  '_next',
  '.well-known',
  'LOGIN',
])('R193 no section may hide the service /%s', (segment) => {
  expect(isReservedSegment(segment)).toBe(true)
})

test.each(['kola', 'auto-moto', 'login-1a2b', 'kk', ''])('R193 „%s“ is free', (segment) => {
  expect(isReservedSegment(segment)).toBe(false)
})

test('R193 reserved segments are written in lower case, as they are looked up', () => {
  for (const segment of RESERVED_SEGMENTS) expect(segment).toBe(segment.toLowerCase())
})

test('R043 no ad has an address of the portal itself', () => {
  const anyAd = fc.property(
    fc.string({ maxLength: 120 }),
    fc.integer({ min: 1 }),
    (heading, id) => {
      expect(isReservedSegment(adSlug(heading, id))).toBe(false)
    },
  )
  fc.assert(anyAd)
})
