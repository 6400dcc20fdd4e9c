import { expect, test } from 'vitest'
import { compareCzech } from '../text.ts'

test('words stand as in a Czech dictionary: č after c, ch after h', () => {
  const words = [
    'žába',
    'chata',
    'Olomouc',
    'čaj',
    'cukr',
    'hrad',
    'šála',
    'zebra',
    'Ústí',
    'cibule',
  ]

  expect(words.sort(compareCzech)).toEqual([
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
  ])
})
