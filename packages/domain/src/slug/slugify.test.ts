import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSlug, slugify } from '../slug.ts'

test.each([
  ['Prodám dětské kolo', 'prodam-detske-kolo'],
  ['  Škoda 120 L — „emko“!  ', 'skoda-120-l-emko'],
  ['ÚŘAD Ďábel ŇOUMA', 'urad-dabel-nouma'],
  ['Łódź, Straße, smørrebrød', 'lodz-strasse-smorrebrod'],
  ['🙂', ''],
  ['', ''],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['../../etc/passwd\0', 'etc-passwd'],
])('R043 the heading %j gives the address „%s“', (heading, slug) => {
  expect(slugify(heading)).toBe(slug)
})

test.each([
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), 'a'.repeat(60)],
  [`${'a'.repeat(55)} bbbb`, `${'a'.repeat(55)}-bbbb`],
  [`${'a'.repeat(55)} bbbbb`, 'a'.repeat(55)],
])('R043 an address has at most 60 characters and no word cut in half: %s', (heading, slug) => {
  expect(slugify(heading)).toBe(slug)
})

test('R043 any heading gives a well-formed address or none, and an address gives itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (heading) => {
      const slug = slugify(heading)

      expect(slug === '' || isSlug(slug)).toBe(true)
      expect(slug.length).toBeLessThanOrEqual(60)
      expect(slugify(slug)).toBe(slug)
    }),
  )
})
