import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adSlug, isSlug, parseAdSlug } from '../slug.ts'

const MAX_ID = 2_147_483_647

test.each([
  ['Prodám dětské kolo', 51_014, 'prodam-detske-kolo-13d2'],
  ['Kolo', 1, 'kolo-0001'],
  ['Kolo', 1_679_615, 'kolo-zzzz'],
  ['Kolo', 1_679_616, 'kolo-10000'],
  ['🙂', 1, 'inzerat-0001'],
  ['Login', MAX_ID, 'login-zik0zj'],
])('R043 the ad „%s“ number %i lives at /%s', (heading, id, slug) => {
  expect(adSlug(heading, id)).toBe(slug)
})

test('R043 R159 an ad is found again by the number at the end of its address', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 120 }),
      fc.integer({ min: 1, max: MAX_ID }),
      (heading, id) => {
        const slug = adSlug(heading, id)

        expect(isSlug(slug)).toBe(true)
        expect(parseAdSlug(slug)).toEqual({ id })
      },
    ),
  )
})

test('R043 a heading that has changed still leads to its ad', () => {
  expect(parseAdSlug('uplne-jiny-nadpis-13d2')).toEqual({ id: 51_014 })
})
