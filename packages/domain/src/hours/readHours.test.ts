import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hoursText, readHours } from '../hours.ts'

test.each([
  ['', ''],
  ['  ', ''],
  ['zavřeno', ''],
  ['Zavřeno', ''],
  ['–', ''],
  ['8-17', '8:00–17:00'],
  ['08:00 – 17.30', '8:00–17:30'],
  ['8 až 17', '8:00–17:00'],
  ['8–12, 13.30-17', '8:00–12:00, 13:30–17:00'],
  ['13–17; 8–12', '8:00–12:00, 13:00–17:00'],
  ['8–12 a 13–17', '8:00–12:00, 13:00–17:00'],
  ['8 h – 12 hod.', '8:00–12:00'],
  ['8–12,12–17', '8:00–12:00, 12:00–17:00'],
  ['18–24', '18:00–24:00'],
  ['18–0', '18:00–24:00'],
  ['18:00–00:00', '18:00–24:00'],
  ['nonstop', '0:00–24:00'],
])('V023 hours typed as „%s“ are read as „%s“', (typed, read) => {
  const hours = readHours(typed)

  expect(typeof hours === 'string' ? hours : hoursText(hours)).toBe(read)
})

describe('V023 hours that cannot be', () => {
  test.each([
    ['17–8', 'turned'],
    ['8–8', 'turned'],
    ['8–12, 11–17', 'overlapping'],
    ['8–17, 8–17', 'overlapping'],
    ['8–10, 11–12, 13–17', 'too_many'],
    ['25–26', 'unreadable'],
    ['8–24:30', 'unreadable'],
    ['24–24', 'unreadable'],
    ['8:60–17', 'unreadable'],
    ['8', 'unreadable'],
    ['8–', 'unreadable'],
    ['-8–17', 'unreadable'],
    ['8–17 dle dohody', 'unreadable'],
    ['8–17,', 'unreadable'],
    ['8-12-17', 'unreadable'],
    ['<b>8–17</b>', 'unreadable'],
    [`${' '.repeat(60)}8–17`, 'unreadable'],
  ])('„%s“ is %s', (typed, fault) => {
    expect(readHours(typed)).toBe(fault)
  })
})

const minute = fc.integer({ min: 0, max: 1_440 })
const clock = (at: number) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`

test('V023 what was read is read the same again', () => {
  fc.assert(
    fc.property(fc.uniqueArray(minute, { minLength: 4, maxLength: 4 }), (drawn) => {
      const [a = 0, b = 0, c = 0, d = 0] = drawn.toSorted((one, other) => one - other)
      const read = readHours(`${clock(a)}-${clock(b)}, ${clock(c)}-${clock(d)}`)
      if (typeof read === 'string') throw new Error(read)
      expect(readHours(hoursText(read))).toEqual(read)
      expect(read).toHaveLength(2)
    }),
  )
})
