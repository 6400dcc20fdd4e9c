import { LocalitySchema } from '@inzrt/contracts/browse/locality'
import { listOf } from '@inzrt/contracts/wire/pagination'
import { expect, test } from 'vitest'
import { createTestApp } from '../../test/createTestApp.ts'
import { replaceLocalities } from './import/replaceLocalities.ts'

const { database, get, ask } = await createTestApp()

const place = (psc: string, municipalityName: string, more = {}) => ({
  psc,
  regionName: 'Jihomoravský',
  districtName: 'Brno-venkov',
  municipalityName,
  municipalityPartName: municipalityName as string | null,
  cityDistrictName: null as string | null,
  ...more,
})
const brno = { districtName: 'Brno-město', cityDistrictName: 'Brno-střed' }

await replaceLocalities(database.pool, [
  place('60200', 'Brno', { ...brno, municipalityPartName: 'Staré Brno' }),
  place('60300', 'Brno', { ...brno, municipalityPartName: 'Pisárky' }),
  place('66431', 'Brníčko'),
  place('67922', 'Lipůvka', { municipalityPartName: 'Malé Brno' }),
  place('11000', 'Praha', { municipalityPartName: 'Staré Město', cityDistrictName: 'Praha 1' }),
  place('10000', 'Praha', { municipalityPartName: 'Vinohrady', cityDistrictName: 'Praha 10' }),
  ...Array.from({ length: 30 }, (_, n) =>
    place(String(50_000 + n), `Lhota ${n}`, { municipalityPartName: null }),
  ),
])

const search = async (term: string) =>
  (await get(`/api/front/psc/search?term=${encodeURIComponent(term)}`)).data
const names = async (term: string) =>
  (await search(term)).map((found: { psc: string; municipalityName: string }) => [
    found.psc,
    found.municipalityName,
  ])

test('R128 R166 R259 a place has its id, postal code, region, district, municipality and part', async () => {
  const body = await get('/api/front/psc/search?term=602')
  listOf(LocalitySchema).parse(body)

  expect(body.data).toEqual([
    {
      id: expect.any(Number),
      psc: '60200',
      regionName: 'Jihomoravský',
      cityDistrictName: 'Brno-střed',
      municipalityName: 'Brno',
      municipalityPartName: 'Staré Brno',
    },
  ])
})

test('R259 towns of the name come before parts of others and beginnings of names', async () => {
  expect(await names('brno')).toEqual([
    ['60200', 'Brno'],
    ['60300', 'Brno'],
    ['67922', 'Lipůvka'],
  ])
  expect((await names('brn')).map(([, name]: string[]) => name)).toEqual([
    'Brno',
    'Brno',
    'Brníčko',
    'Lipůvka',
  ])
})

test.each(['BRNÍČKO', 'brnicko', 'Brnic', '66431', '664 31', 'CZ-664 31', '664'])(
  'R259 „%s“ finds the same place, with or without accents, spaces and capitals',
  async (term) => {
    expect(await names(term)).toEqual([['66431', 'Brníčko']])
  },
)

test('R259 a city district is found by its number, the exact one first', async () => {
  expect(await names('praha 1')).toEqual([
    ['11000', 'Praha'],
    ['10000', 'Praha'],
  ])
})

test('R259 at most twenty places are told', async () => {
  expect(await search('lhota')).toHaveLength(20)
})

test.each(['qqqq', "'; drop", '99', '🚲🚲', '\0\0', '<xyz>'])(
  'R127 „%s“ finds no place',
  async (term) => {
    expect(await search(term)).toEqual([])
  },
)

test.each(['', 'b', 'x'.repeat(101)])(
  'R126 R229 „%s“ is too short or too long to search for',
  async (term) => {
    expect((await ask(`/api/front/psc/search?term=${term}`)).statusCode).toBe(400)
  },
)
