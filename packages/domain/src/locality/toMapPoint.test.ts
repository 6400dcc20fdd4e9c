import { expect, test } from 'vitest'
import { isInCountry, MAP_SIZE, toMapPoint } from '../locality.ts'

const BRNO = { latitude: 49.19522, longitude: 16.60796 }
const CHEB = { latitude: 50.07963, longitude: 12.37392 }
const JABLUNKOV = { latitude: 49.57671, longitude: 18.76456 }

test('V005 a position stands on the map where it lies in the country', () => {
  expect(toMapPoint(BRNO)).toEqual({ x: 655, y: 421 })
  expect(toMapPoint(CHEB).x).toBeLessThan(MAP_SIZE.width / 10)
  expect(toMapPoint(JABLUNKOV).x).toBeGreaterThan((MAP_SIZE.width * 9) / 10)
})

test('V005 on the map a kilometre is as long to the north as to the east', () => {
  const north = toMapPoint({ ...BRNO, latitude: BRNO.latitude + 100 / 111.2 })
  const east = toMapPoint({ ...BRNO, longitude: BRNO.longitude + 100 / 71.8 })
  const from = toMapPoint(BRNO)

  expect(from.y - north.y).toBe(200)
  expect(Math.abs(east.x - from.x - 200)).toBeLessThan(2)
})

test.each([
  [48.5, 14, true],
  [48.499, 14, false],
  [51.1, 14, true],
  [51.101, 14, false],
  [50, 12, true],
  [50, 11.999, false],
  [50, 18.95, true],
  [50, 18.951, false],
])('%d north and %d east may be in the country: %s', (latitude, longitude, expected) => {
  expect(isInCountry({ latitude, longitude })).toBe(expected)
})
