import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskPhones } from '../contact.ts'

test.each([
  ['Volej 777123456 vecer', 'Volej *** vecer'],
  ['tel. +420 777 123 456.', 'tel. ***.'],
  ['777-123-456 nebo 602/111222', '*** nebo ***'],
  ['7 7 7 1 2 3 4 5 6', '***'],
  ['77712345O', '***'],
  ['sedm sedm sedm jedna dva tri ctyri pet sest', '***'],
  ['sedm set sedmdesat sedm sto dvacet tri ctyri sta padesat sest', '***'],
  ['0.0.0000 777123456', '***'],
  ['Sedm sedm sedm, 123, čtyři pět šest', '***'],
])('R039 the number in „%s“ is masked', (text, masked) => {
  expect(maskPhones(text)).toBe(masked)
})

test.each([
  'Auto za 25 000 000 Kč',
  'Koncert 12.5.2026 10 hodin',
  'Byt 3+1, 2 pokoje, 5. patro',
  'Tri deti, dve kola',
])('R039 „%s“ holds no number to mask', (text) => {
  expect(maskPhones(text)).toBe(text)
})

test('R039 no nine digits in a row survive masking, however they are spaced', () => {
  const gap = fc.constantFrom('', ' ', '-', '.', ' / ')
  const spaced = fc.array(fc.tuple(fc.integer({ min: 3, max: 9 }), gap), { minLength: 9 })
  fc.assert(
    fc.property(spaced, (signs) => {
      const text = `cislo 777123456 ${signs.flat().join('')}`
      expect(maskPhones(text).replace(/\D/g, '').length).toBeLessThan(9)
    }),
  )
})
