import { expect, test } from 'vitest'
import { placeLine } from './placeLine.ts'

test('a place is named with its postal code, the whole country without any', () => {
  const brno = { psc: '60200', cityDistrictName: 'Brno-střed', municipalityName: 'Brno' }
  const anywhere = { psc: '00000', cityDistrictName: null, municipalityName: 'Celá ČR' }

  expect(placeLine(brno)).toBe('Brno-střed, 602\u00a000')
  expect(placeLine(anywhere)).toBe('Celá ČR')
})
