import { expect, test } from 'vitest'
import { compareCzech } from './compareCzech.ts'
import { joinList } from './joinList.ts'

test('R143 words stand in the order of a Czech dictionary: č after c, ch after h', () => {
  const sorted = [
    'cibule',
    'cukr',
    'čaj',
    'hrad',
    'chata',
    'Olomouc',
    'šála',
    'Ústí',
    'zebra',
    'žába',
  ]
  expect(sorted.toReversed().sort(compareCzech)).toEqual(sorted)
})

test('R107 lists join with „a“ or „nebo“', () => {
  expect(joinList(['telefon', 'e-mail', 'SMS'], 'disjunction')).toBe('telefon, e-mail nebo SMS')
  expect(joinList(['telefon', 'e-mail'])).toBe('telefon a\u00a0e-mail')
})
