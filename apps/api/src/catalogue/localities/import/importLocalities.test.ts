import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../../platform/database/openDatabase.ts'
import { createTestDatabase } from '../../../test/createTestDatabase.ts'
import { createWorld } from '../../../test/createWorld.ts'
import { importLocalities } from './importLocalities.ts'

const database = await createTestDatabase()
/** Without a limit of a statement's time, as the command has it. */
const unlimited = openDatabase(database.url, { statementTimeoutMs: 0 })
afterAll(async () => {
  await unlimited.close()
  await database.close()
})
const { pool } = unlimited
const { addSection, addAd, addPlace } = createWorld(database)

const HEADER =
  'kodcobce,nazcobce,psc,kodobce,nazobce,kodokresu,nazokresu,kodkraj,nazevkraj,kodmomc,nazmomc,kodpobvod,nazpobvod'
const line = (
  psc: string,
  name: string,
  { region = 'Jihomoravský', part = name, momc = '', pobvod = '' } = {},
) => `1,${part},${psc},2,${name},3,Brno-venkov,4,${region},5,${momc},6,${pobvod}`
const file = (...lines: string[]) => new TextEncoder().encode([HEADER, ...lines].join('\r\n'))
const readAll = async () =>
  (await pool.query('select * from localities order by psc, municipality_part_name')).rows

test('R166 the official list becomes places, with the district of the city part or post', async () => {
  const result = await importLocalities(
    pool,
    file(
      line('66431', 'Lelekovice'),
      line('60200', 'Brno', { part: 'Staré Brno', momc: 'Brno-střed' }),
      line('12000', 'Praha', {
        region: 'Hlavní město Praha',
        part: 'Vinohrady',
        pobvod: 'Praha 2',
      }),
      line('58601', 'Jihlava', { region: 'Vysočina', momc: 'Jihlava (nečleněné město)' }),
    ),
  )

  expect(result).toEqual({ added: 4, kept: 0, removed: 0, stillUsed: 0, bad: [] })
  expect(
    (await readAll()).map((row) => [row.psc, row.municipality_part_name, row.city_district_name]),
  ).toEqual([
    ['12000', 'Vinohrady', 'Praha 2'],
    ['58601', 'Jihlava', null],
    ['60200', 'Staré Brno', 'Brno-střed'],
    ['66431', 'Lelekovice', null],
  ])
})

test('a list that comes again keeps every id, one without a place removes it', async () => {
  const before = await readAll()
  const result = await importLocalities(
    pool,
    file(
      line('66431', 'Lelekovice'),
      line('60200', 'Brno', { part: 'Staré Brno', momc: 'Brno-střed' }),
    ),
  )

  expect(result).toMatchObject({ added: 0, kept: 2, removed: 2 })
  expect((await readAll()).map(({ id }) => id)).toEqual(before.slice(2).map(({ id }) => id))
})

test('a place an ad stands in stays, even when the list does not know it', async () => {
  const place = await addPlace({ municipalityName: 'Zaniklá' })
  const ad = await addAd(await addSection(), { localityId: place })
  const result = await importLocalities(pool, file(line('66431', 'Lelekovice')))

  expect(result).toMatchObject({ removed: 1, stillUsed: 1 })
  const { rows } = await pool.query('select locality_id from ads where id = $1', [ad.id])
  expect(rows).toEqual([{ locality_id: place }])
})

test('bad rows are told by their lines and the good ones imported', async () => {
  const { bad, kept } = await importLocalities(
    pool,
    file(
      line('66431', 'Lelekovice'),
      line('99999', 'Nikde'),
      line('60200', 'Brno', { region: 'Slovensko' }),
      '',
      line('60200', ''),
      'nesmysl',
    ),
  )

  expect(kept).toBe(1)
  expect(bad).toEqual([
    { line: 3, reason: '„99999“ is no postal code' },
    { line: 4, reason: '„Slovensko“ is no region' },
    { line: 6, reason: 'the municipality is missing' },
    { line: 7, reason: '„“ is no postal code' },
  ])
})

test('a file that is no list changes nothing', async () => {
  const before = await readAll()

  await expect(importLocalities(pool, file())).rejects.toThrow(RangeError)
  await expect(importLocalities(pool, new Uint8Array([0, 255, 1]))).rejects.toThrow(RangeError)
  expect(await readAll()).toEqual(before)
})

test('the older encoding and cells in quotes are read as well', async () => {
  const text = `${HEADER}\n1,"Řečkovice, dolní",62100,2,Brno,3,Brno-m\xECsto,4,Jihomoravský`
  const windows1250 = Uint8Array.from(text, (letter) =>
    letter === 'Ř' ? 0xd8 : letter === 'č' ? 0xe8 : letter.charCodeAt(0),
  )
  await importLocalities(pool, windows1250)

  expect((await readAll()).find(({ psc }) => psc === '62100')).toMatchObject({
    municipality_part_name: 'Řečkovice, dolní',
    district_name: 'Brno-město',
  })
})

test('a list of sixteen thousand rows is imported whole', async () => {
  const lines = Array.from({ length: 16_251 }, (_, n) =>
    line(String(10_000 + (n % 69_999)), `Obec ${n % 6_000}`, { part: `Část ${n}` }),
  )
  const { added, bad } = await importLocalities(pool, file(...lines))

  expect({ added, bad }).toEqual({ added: 16_251, bad: [] })
})
