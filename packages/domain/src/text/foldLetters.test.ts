import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldLetters } from '../text.ts'

test('P001 folding takes accents and case off and leaves the rest', () => {
  expect(foldLetters('Příliš ŽLUŤOUČKÝ kůň')).toBe('prilis zlutoucky kun')
  expect(foldLetters('Straße, Łódź, 20 m²')).toBe('strasse, lodz, 20 m2')
})

test('P001 folding twice changes nothing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      (text) => foldLetters(foldLetters(text)) === foldLetters(text),
    ),
  )
})
