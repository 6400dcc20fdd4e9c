import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calmDown, isShouting } from '../text.ts'

test('a heading in capitals shouts, abbreviations and one brand do not', () => {
  expect(isShouting('PRODÁM DĚTSKÉ KOLO')).toBe(true)
  expect(isShouting('BMW 320d TDI, STK 2027')).toBe(false)
  expect(isShouting('HUSQVARNA')).toBe(false)
  expect(isShouting('IKEA STŮL')).toBe(false)
  expect(isShouting('IKEA STŮL A DVĚ ŽIDLE')).toBe(true)
})

test('a shouted heading is offered in sentence case with its abbreviations', () => {
  expect(calmDown('PRODÁM BMW V PĚKNÉM STAVU')).toBe('Prodám BMW v pěkném stavu')
  expect(calmDown('PRODÁM BYT 2KK A KOLO CTM')).toBe('Prodám byt 2KK a kolo CTM')
  expect(calmDown('PRODÁM STŮL SKLÁDACÍ HNĚDÝ')).toBe('Prodám stůl skládací hnědý')
  expect(calmDown('BMW PRODÁM V PĚKNÉM STAVU')).toBe('BMW prodám v pěkném stavu')
  expect(calmDown('„ŽIDLE“ PRO PANENKY')).toBe('„Židle“ pro panenky')
  expect(calmDown('Prodám BMW')).toBe('Prodám BMW')
})

test('a calmed heading shouts no more', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-ZÁÉÍ]{5,9}( [A-ZÁÉÍ]{5,9}){1,4}$/), (text) => {
      expect(isShouting(calmDown(text))).toBe(false)
    }),
  )
})
