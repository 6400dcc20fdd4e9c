import { expect, test } from 'vitest'
import { joinList, joinQuoted } from '../text.ts'

test.each([
  [[], ''],
  [['telefon'], 'telefon'],
  [['telefon', 'SMS'], 'telefon a\u00a0SMS'],
  [['telefon', 'e-mail', 'SMS'], 'telefon, e-mail a\u00a0SMS'],
])('%j read as „%s“', (items, text) => {
  expect(joinList(items)).toBe(text)
})

test('a choice is joined with „nebo“', () => {
  expect(joinList(['telefon', 'e-mail', 'SMS'], 'nebo')).toBe('telefon, e-mail nebo SMS')
})

test('words of others stand in quotation marks', () => {
  expect(joinQuoted(['kolo', 'lyže', 'brusle'])).toBe('„kolo“, „lyže“ a\u00a0„brusle“')
})
