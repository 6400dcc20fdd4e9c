import fc from 'fast-check'
import { expect, test } from 'vitest'
import { truncate } from '../text.ts'

const segmenter = new Intl.Segmenter('cs')
const graphemes = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'aěř \u030c👩‍🔧\r\n–€…'), maxLength: 60 }),
)

test.each([75, 20, 16, 127])(
  'R112 R114 R312 %d characters stay whole, one more is cut and gets „…“',
  (max) => {
    const longest = 'ř'.repeat(max)

    expect(truncate(longest, max)).toBe(longest)
    expect(truncate(`${longest}ž`, max)).toBe(`${longest}…`)
  },
)

test('R312 a letter typed as a base and an accent is never split', () => {
  expect(truncate('přítel'.normalize('NFD'), 2).normalize('NFC')).toBe('př…')
  expect(truncate('řř'.normalize('NFD'), 2)).toBe('řř'.normalize('NFD'))
})

test('R312 an emoji of several parts is kept whole or left out', () => {
  expect(truncate('👩‍🔧👨‍👩‍👧‍👦!', 1)).toBe('👩‍🔧…')
  expect(truncate('👩‍🔧👨‍👩‍👧‍👦!', 2)).toBe('👩‍🔧👨‍👩‍👧‍👦…')
})

test('R312 no space stays before „…“', () => {
  expect(truncate('Škoda 120 L', 6)).toBe('Škoda…')
})

test('R312 a cut text is a beginning of whole graphemes, at most as many as asked', () => {
  fc.assert(
    fc.property(anyText, fc.nat(20), (text, max) => {
      const whole = graphemes(text)
      const expected = whole.length <= max ? text : `${whole.slice(0, max).join('').trimEnd()}…`

      expect(truncate(text, max)).toBe(expected)
    }),
  )
})

test('R312 cutting twice is cutting once', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (text, max) => {
      expect(truncate(truncate(text, max), max)).toBe(truncate(text, max))
    }),
  )
})
