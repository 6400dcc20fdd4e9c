import { distanceBetween } from '@inzrt/domain/locality'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/createTestDatabase.ts'
import { createWorld } from '../../../test/createWorld.ts'
import { fromKrovak } from './fromKrovak.ts'
import { importPositions } from './importPositions.ts'

const database = await createTestDatabase()
const { pool } = database
const { addPlace } = createWorld(database)
await addPlace({ psc: '60200' })
await addPlace({ psc: '60300' })
await addPlace({
  psc: '66435',
  municipalityName: 'Březová',
  municipalityPartName: null,
  districtName: 'Brno-venkov',
  cityDistrictName: null,
})

const HEADER =
  'Kód ADM;Kód obce;Název obce;Název části obce;Číslo domovní;PSČ;Souřadnice Y;Souřadnice X;Platí Od'
const address = (name: string, psc: string, y: string, x: string) =>
  `1;2;${name};${name};3;${psc};${y};${x};2011-07-01T00:00:00`
const file = (...lines: string[]) => new TextEncoder().encode([HEADER, ...lines].join('\r\n'))
const positions = async () =>
  (await pool.query('select * from municipalities order by district_name')).rows

test('V001 the cadastral grid is read as the register of coordinate systems works it out', () => {
  const { latitude, longitude } = fromKrovak(568_990.995, 1_050_538.634)

  expect(latitude).toBeCloseTo(50 + 12 / 60 + 32.442 / 3600, 5)
  expect(longitude).toBeCloseTo(16 + 50 / 60 + 59.179 / 3600, 5)
})

test('V001 a municipality lies amid its addresses, and namesakes differ by postal code', async () => {
  const result = await importPositions(pool, [
    file(
      address('Brno', '60200', '598000.00', '1160000.00'),
      address('Brno', '60300', '598200.00', '1160400.00'),
    ),
    file(address('Březová', '66435', '617000', '1148000'), address('Březová', '35761', '1', '1')),
    file(address('Březová', '35761', '862000', '1017000'), address('Brno', '60200', '', '')),
  ])
  const [brno, brezova] = await positions()

  expect(result).toEqual({ placed: 2, unknown: 1, bad: 2 })
  expect(brezova.district_name).toBe('Brno-venkov')
  expect(distanceBetween(brno, fromKrovak(598_100, 1_160_200))).toBeLessThan(0.01)
  expect(distanceBetween(brno, { latitude: 49.195, longitude: 16.608 })).toBeLessThan(1)
})

test('V001 files that are none of the register change nothing', async () => {
  const before = await positions()

  await expect(importPositions(pool, [])).rejects.toThrow(RangeError)
  await expect(importPositions(pool, [new Uint8Array([0, 255, 1]), file()])).rejects.toThrow(
    RangeError,
  )
  expect(await positions()).toEqual(before)
})
