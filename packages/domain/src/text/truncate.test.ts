import { assert, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import {
  HEADER_NAME_MAX,
  HEADING_MAX_SHOWN,
  LOCALITY_MAX_SHOWN,
  REPORT_CONTENT_MAX,
} from '../limits.ts'
import { truncate } from './truncate.ts'

const graphemes = (text: string) =>
  [...new Intl.Segmenter('cs').segment(text)].map(({ segment }) => segment)

test('R312 headings are cut at 75, localities at 20, header names at 16, reported content at 127', () => {
  expect([HEADING_MAX_SHOWN, LOCALITY_MAX_SHOWN, HEADER_NAME_MAX, REPORT_CONTENT_MAX]).toEqual([
    75, 20, 16, 127,
  ])
})

test.each([
  ['kolo', 5, 'kolo'],
  ['kolo', 4, 'kolo'],
  ['kolo', 3, 'kol…'],
  ['Žďár nad Sázavou', 4, 'Žďár…'],
  ['Rožnov pod Radhoštěm', 19, 'Rožnov pod Radhoště…'],
  ['kolo a vozík', 5, 'kolo…'],
  ['z\u030cd\u030car', 2, 'z\u030cd\u030c…'],
  ['👨‍👩‍👧‍👦 rodina', 1, '👨‍👩‍👧‍👦…'],
  ['🇨🇿🇸🇰', 1, '🇨🇿…'],
  ['', 5, ''],
])('R312 %j cut at %i is %j', (text, max, cut) => {
  expect(truncate(text, max)).toBe(cut)
})

test('R312 a cut text has at most its limit of graphemes, each whole, and is a beginning of the text', () => {
  assert(
    property(
      string({ unit: 'grapheme', maxLength: 60 }),
      integer({ min: 0, max: 40 }),
      (text, max) => {
        const all = graphemes(text)
        const kept = all.slice(0, max).join('').trimEnd()
        expect(truncate(text, max)).toBe(all.length > max ? `${kept}…` : text)
      },
    ),
  )
})
