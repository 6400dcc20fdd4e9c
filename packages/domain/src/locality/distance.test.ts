import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceBetween, formatDistance, isInCountry, type Position } from '../locality.ts'

const PRAHA = { latitude: 50.08804, longitude: 14.42076 }
const BRNO = { latitude: 49.19522, longitude: 16.60796 }
const KURIM = { latitude: 49.29852, longitude: 16.53144 }

const position: fc.Arbitrary<Position> = fc.record({
  latitude: fc.double({ min: 48.5, max: 51.1, noNaN: true }),
  longitude: fc.double({ min: 12, max: 18.9, noNaN: true }),
})

test('V001 Kuřim is thirteen kilometres from Brno, Praha a hundred and eighty-six', () => {
  expect(Math.round(distanceBetween(BRNO, KURIM))).toBe(13)
  expect(Math.round(distanceBetween(BRNO, PRAHA))).toBe(186)
})

test('V001 it is as far there as back, and no way round is shorter', () => {
  fc.assert(
    fc.property(position, position, position, (one, two, three) => {
      const [there, back] = [distanceBetween(one, two), distanceBetween(two, one)]

      expect(there).toBeCloseTo(back, 9)
      expect(there).toBeLessThanOrEqual(
        distanceBetween(one, three) + distanceBetween(three, two) + 1e-6,
      )
    }),
  )
})

test('V001 a distance is told with its preposition', () => {
  expect([0, 10].map(formatDistance)).toEqual(['v\u00a0místě', 'do\u00a010\u00a0km'])
})

test('V001 Vienna and the null meridian are not in the country', () => {
  const vienna = { latitude: 48.2, longitude: 16.37 }

  expect([PRAHA, BRNO, vienna, { latitude: 50, longitude: 0 }].map(isInCountry)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(isInCountry({ latitude: Number.NaN, longitude: 15 })).toBe(false)
})
