import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { formatPsc } from './formatPsc.ts'
import { localityName } from './localityName.ts'
import { parsePsc } from './parsePsc.ts'
import { REGIONS } from './regions.ts'

test.each(['60200', '602 00', '602\u00a000', 'CZ-602 00', 'cz60200', ' 602 00 '])(
  'R166 %j is the postal code 60200',
  (text) => {
    expect(parsePsc(text)).toBe('60200')
  },
)

test.each([
  '',
  '6020',
  '602000',
  '81101',
  '90001',
  '01234',
  '602-00',
  '60 200',
  'abcde',
  '６０２００',
])('R166 %j is no Czech postal code', (text) => {
  expect(parsePsc(text)).toBeNull()
})

test('R166 every postal code is read back from the way it is written', () => {
  assert(
    property(integer({ min: 10_000, max: 79_999 }), (code) => {
      expect(parsePsc(formatPsc(String(code)))).toBe(String(code))
    }),
  )
})

test('R114 a place goes by its city district, without one by its municipality', () => {
  expect(localityName({ cityDistrictName: 'Brno-střed', municipalityName: 'Brno' })).toBe(
    'Brno-střed',
  )
  expect(localityName({ cityDistrictName: null, municipalityName: 'Telč' })).toBe('Telč')
})

test('R166 fourteen regions hold seventy-seven districts', () => {
  expect(REGIONS).toHaveLength(14)
  expect(REGIONS.reduce((sum, { districts }) => sum + districts, 0)).toBe(77)
})
