import { MAP_TOWNS_MAX } from '@inzrt/contracts/browse/map'
import { expect, test } from 'vitest'
import { createTestApp } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'

const { database, get } = await createTestApp()
const { addPlace, addPosition, addSection, addAd } = createWorld(database)

const VENKOV = { districtName: 'Brno-venkov', cityDistrictName: null }
const brno = await addPlace()
const kurim = await addPlace({ ...VENKOV, psc: '66434', municipalityName: 'Kuřim' })
const praha = await addPlace({
  psc: '12000',
  regionName: 'Hlavní město Praha',
  districtName: 'Hlavní město Praha',
  municipalityName: 'Praha',
  cityDistrictName: 'Praha 2',
})
const everywhere = await addPlace({
  psc: '00000',
  regionName: 'Celá ČR',
  districtName: 'Celá ČR',
  cityDistrictName: null,
  municipalityName: 'Celá ČR',
  municipalityPartName: null,
})
const villages = await Promise.all(
  Array.from({ length: MAP_TOWNS_MAX + 1 }, (_, n) =>
    addPlace({
      psc: '37001',
      regionName: 'Jihočeský',
      districtName: 'Tábor',
      cityDistrictName: null,
      municipalityName: `Ves ${n}`,
    }),
  ),
)
await addPosition('Brno-město', 'Brno', { latitude: 49.195, longitude: 16.608 })
await addPosition('Brno-venkov', 'Kuřim', { latitude: 49.2985, longitude: 16.5314 })
await addPosition('Hlavní město Praha', 'Praha', { latitude: 50.088, longitude: 14.4208 })
await addPosition('Tábor', 'Ves 0', { latitude: 49.4, longitude: 14.6 })

const garden = await addSection({ slug: 'zahrada' })
const crowded = await addSection({ slug: 'plno' })
await addAd(garden, { localityId: brno, heading: 'Sekačka na trávu', priceAmount: 50_000 })
await addAd(garden, { localityId: brno, heading: 'Sekačka stará', images: ['/t/1.webp'] })
await addAd(garden, { localityId: kurim, heading: 'Sekačka za odvoz', type: 'inquiry' })
await addAd(garden, { localityId: praha, heading: 'Sekačka elektrická' })
await addAd(garden, { localityId: everywhere, heading: 'Sekačka s dovozem' })
await addAd(garden, { localityId: brno, heading: 'Prodaná', state: 'expired' })
await Promise.all(villages.map((localityId) => addAd(crowded, { localityId })))

type Places = { key: string; adsCount: number; latitude: number; longitude: number }[]
type Answer = Record<'regions' | 'districts' | 'towns', Places> & { elsewhere: number }

const mapOf = async (query = '', slug = 'zahrada'): Promise<Answer> =>
  (await get(`/api/front/slug/${slug}?sectionInclude=advertisements,map&${query}`)).meta.map
const counts = (places: Places) =>
  Object.fromEntries(places.map(({ key, adsCount }) => [key, adsCount]))

test('P007 a map counts ads by regions, districts and towns, and the whole country apart', async () => {
  const map = await mapOf()

  expect(counts(map.regions)).toEqual({ 'Jihomoravský kraj': 3, Praha: 1 })
  expect(counts(map.districts)).toEqual({ 'okres Brno-město': 2, 'okres Brno-venkov': 1, Praha: 1 })
  expect(counts(map.towns)).toEqual({ Brno: 2, Kuřim: 1, Praha: 1 })
  expect(map.elsewhere).toBe(1)
})

test('P007 no position is finer than that of a municipality', async () => {
  const { towns } = await mapOf()

  expect(towns.find(({ key }) => key === 'Brno')).toMatchObject({
    latitude: 49.195,
    longitude: 16.608,
  })
})

test.each([
  ['types[]=inquiry', { Kuřim: 1 }, 0],
  ['withImage=true', { Brno: 1 }, 0],
  ['priceTo=60000', { Brno: 1 }, 0],
  ['place=Kuřim', { Kuřim: 1 }, 0],
  ['place=Kuřim&radius=20', { Brno: 2, Kuřim: 1 }, 0],
  ['region=Jihomoravský', { Brno: 2, Kuřim: 1 }, 0],
  ['psc=66434', { Kuřim: 1 }, 0],
  ['place=Atlantida', {}, 0],
])('P006 P007 the map holds the ads of the list: %s', async (query, towns, elsewhere) => {
  const map = await mapOf(query)

  expect(counts(map.towns)).toEqual(towns)
  expect(map.elsewhere).toBe(elsewhere)
})

test('P007 where ads are in more towns than can be told apart, districts stand for them', async () => {
  const map = await mapOf('', 'plno')

  expect(map.towns).toBeNull()
  expect(counts(map.districts)).toEqual({ 'okres Tábor': MAP_TOWNS_MAX + 1 })
})

test('P007 a map counts what a search found, and nothing is counted without a map', async () => {
  const asked = '/api/front/search?q=sekačka&types[]=offer'
  const { meta } = await get(`${asked}&include=section,map`)

  expect(counts(meta.map.towns)).toEqual({ Brno: 2, Praha: 1 })
  expect(meta.map.elsewhere).toBe(1)
  expect((await get(asked)).meta.map).toBeUndefined()
})
