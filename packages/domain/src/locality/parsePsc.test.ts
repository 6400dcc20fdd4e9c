import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPsc, parsePsc } from '../locality.ts'

test.each(['60200', '602 00', '602\u00a000', 'CZ-602 00', 'cz60200', 'CZ 602 00', ' 602 00 '])(
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
  '602  00',
  'SK-60200',
  '60 200',
  'abcde',
  '６０２００',
])('R166 %j is no Czech postal code', (text) => {
  expect(parsePsc(text)).toBeNull()
})

test('R166 every postal code is read back from the way it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 79_999 }), (code) => {
      expect(parsePsc(formatPsc(String(code)))).toBe(String(code))
    }),
  )
})
