import { PlaceSchema } from '@inzrt/contracts/browse/place'
import { DAY_MS, MINUTE_MS } from '@inzrt/domain/time'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/createTestApp.ts'
import { createWorld } from '../../../test/createWorld.ts'

const { database, get, ask } = await createTestApp()
const { addPlace, addPosition, addSection, addAd } = createWorld(database)

const VENKOV = { districtName: 'Brno-venkov', cityDistrictName: null }
const at = {
  stred: await addPlace(),
  stare: await addPlace({ psc: '60300', cityDistrictName: null }),
  bystrc: await addPlace({
    psc: '63500',
    municipalityPartName: 'Bystrc',
    cityDistrictName: 'Brno-Bystrc',
  }),
  kurim: await addPlace({
    ...VENKOV,
    psc: '66434',
    municipalityName: 'Kuřim',
    municipalityPartName: 'Kuřim',
  }),
  tisnov: await addPlace({
    ...VENKOV,
    psc: '66601',
    municipalityName: 'Tišnov',
    municipalityPartName: 'Hajánky',
  }),
  brezovaHere: await addPlace({
    ...VENKOV,
    psc: '66435',
    municipalityName: 'Březová',
    municipalityPartName: 'Březová',
  }),
  brezovaThere: await addPlace({
    psc: '35761',
    regionName: 'Karlovarský',
    districtName: 'Sokolov',
    cityDistrictName: null,
    municipalityName: 'Březová',
    municipalityPartName: 'Březová',
  }),
  praha: await addPlace({
    psc: '12000',
    regionName: 'Hlavní město Praha',
    districtName: 'Hlavní město Praha',
    municipalityName: 'Praha',
    municipalityPartName: 'Vinohrady',
    cityDistrictName: 'Praha 2',
  }),
}
await addPlace({
  psc: '00000',
  regionName: 'Celá ČR',
  districtName: 'Celá ČR',
  cityDistrictName: null,
  municipalityName: 'Celá ČR',
  municipalityPartName: null,
})
await addPosition('Brno-město', 'Brno', { latitude: 49.195, longitude: 16.608 })
await addPosition('Brno-venkov', 'Kuřim', { latitude: 49.2985, longitude: 16.5314 })
await addPosition('Brno-venkov', 'Tišnov', { latitude: 49.3487, longitude: 16.4244 })
await addPosition('Hlavní město Praha', 'Praha', { latitude: 50.088, longitude: 14.4208 })

const garden = await addSection({ slug: 'zahrada' })
const tools = await addSection({ slug: 'naradi' })
const soon = new Date(Date.now() + DAY_MS)
const add = (place: keyof typeof at, heading: string, section = garden, more = {}) =>
  addAd(section, { heading, localityId: at[place], validUntil: soon, ...more })
const minute = (n: number) => ({ sortAt: new Date(Date.now() - n * MINUTE_MS) })
await add('stred', 'Sekačka ze středu', garden, minute(1))
await add('bystrc', 'Sekačka z Bystrce', garden, minute(2))
await add('kurim', 'Sekačka z Kuřimi', garden, minute(3))
await add('kurim', 'Druhá sekačka z Kuřimi', garden, minute(2.5))
await add('tisnov', 'Sekačka z Tišnova', garden, minute(5))
await add('praha', 'Sekačka z Prahy', garden, minute(6))
await add('brezovaHere', 'Sekačka z Březové', garden, minute(7))
await add('kurim', 'Kladivo', tools)
await add('kurim', 'Prošlé kladivo', tools, { validUntil: new Date(Date.now() - 1) })

const suggest = async (term: string, more = '') =>
  (await get(`/api/front/places/search?term=${encodeURIComponent(term)}${more}`)).data
const lines = async (term: string, more = '') =>
  (await suggest(term, more)).map(
    ({ label, within, adsCount }: { label: string; within: string; adsCount: number }) =>
      `${label} | ${within} | ${adsCount}`,
  )
const list = async (query: string) =>
  get(`/api/front/sections/slug/zahrada?include=advertisements&${query}`)
const found = async (query: string): Promise<string[]> =>
  (await list(query)).data.advertisements.data.map(
    ({ heading, distance }: { heading: string; distance?: number }) => `${heading} ${distance}`,
  )

test('V001 a town stands before its parts, each with its number of ads', async () => {
  const answer = await suggest('brno')
  for (const place of answer) PlaceSchema.parse(place)

  expect(await lines('brno')).toEqual([
    'Brno (celé město) | okres Brno-město | 2',
    'Brno-střed | Brno | 1',
    'Brno-Bystrc | Brno | 1',
    'okres Brno-venkov | Jihomoravský kraj | 5',
    'okres Brno-město | Jihomoravský kraj | 2',
    'Staré Brno | Brno | 1',
  ])
})

test('V001 numbers are those of the section where one is looked at', async () => {
  expect(await lines('kuř', '&sectionSlug=naradi')).toEqual(['Kuřim | okres Brno-venkov | 1'])
  expect((await ask('/api/front/places/search?term=brno&sectionSlug=nic')).statusCode).toBe(404)
})

test('V001 namesakes are told apart, districts and regions are one line each', async () => {
  expect(await lines('březová')).toEqual([
    'Březová | okres Brno-venkov | 1',
    'Březová | okres Sokolov | 0',
  ])
  expect(await lines('sokolov')).toEqual(['okres Sokolov | Karlovarský kraj | 0'])
  expect(await lines('jihomoravsky kraj')).toEqual(['Jihomoravský kraj |  | 7'])
  expect((await lines('praha'))[0]).toBe('Praha (celé město) |  | 1')
  expect(await lines('celá čr')).toEqual([])
})

test('V001 a postal code is found by its beginning, each once', async () => {
  expect(await lines('664')).toEqual(['664\u00a034 | Kuřim | 3', '664\u00a035 | Březová | 1'])
  expect(await lines('602 00')).toEqual(['602\u00a000 | Brno-střed | 1'])
})

test.each(['%%', '((', '99999', 'qqqq', '🚗🚗', '- - -'])(
  'V001 „%s“ is no place and no fault',
  async (term) => {
    expect(await lines(term)).toEqual([])
  },
)

test('V001 twenty kilometres around Brno reach Kuřim, its own ads come without a way', async () => {
  expect(await found('place=Brno&radius=20')).toEqual([
    'Sekačka ze středu 0',
    'Sekačka z Bystrce 0',
    'Druhá sekačka z Kuřimi 20',
    'Sekačka z Kuřimi 20',
    'Sekačka z Březové 20',
  ])
  expect(await found('place=Brno&radius=5')).toHaveLength(2)
  expect(await found('place=Brno')).toEqual(['Sekačka ze středu 0', 'Sekačka z Bystrce 0'])
})

test('V001 counts and pages of a radius are those of its ads', async () => {
  const first = await list('place=Brno&radius=50&perPage=4')
  const { after, total } = first.data.advertisements.meta.pagination
  const rest = await list(`place=Brno&radius=50&perPage=4&after=${after}`)

  expect(total).toBe(6)
  expect(first.meta.counts.types.offer).toBe(6)
  expect(rest.data.advertisements.data.map(({ heading }: { heading: string }) => heading)).toEqual([
    'Sekačka z Tišnova',
    'Sekačka z Březové',
  ])
})

test('V001 the nearest first, the newest of one place first, page by page', async () => {
  const whole = await found('place=Tišnov&radius=50&sort=distance')
  const pages: string[] = []
  let after = ''
  do {
    const { data } = await list(
      `place=Tišnov&radius=50&sort=distance&perPage=2${after && `&after=${after}`}`,
    )
    const { data: ads, meta } = data.advertisements
    pages.push(
      ...ads.map((ad: { heading: string; distance: number }) => `${ad.heading} ${ad.distance}`),
    )
    after = meta.pagination.after ?? ''
  } while (after)

  expect(whole.map((line) => line.replace(/^.* z[e]? /, ''))).toEqual([
    'Tišnova 0',
    'Březové 5',
    'Kuřimi 10',
    'Kuřimi 10',
    'Bystrce 50',
    'středu 50',
  ])
  expect(pages).toEqual(whole)
})

test('V001 without a place the order by distance is the usual one', async () => {
  expect(await found('sort=distance')).toEqual(await found(''))
})

test('V001 a postal code and a district have surroundings too, a region narrows them', async () => {
  expect(await found('psc=66601&radius=10')).toEqual([
    ...['Druhá sekačka z Kuřimi 10', 'Sekačka z Kuřimi 10', 'Sekačka z Tišnova 0'],
    'Sekačka z Březové 5',
  ])
  expect(await found('district=Brno-venkov&radius=20')).toHaveLength(6)
  expect(await found('place=Praha&radius=20&region=Zlínský')).toEqual([])
})

test('V001 where a place lies may be guessed from its district, which is said', async () => {
  expect((await list('place=Březová (Brno-venkov)&radius=20')).meta.place).toEqual({
    label: 'Březová',
    isApproximate: true,
  })
  expect((await list('place=Kuřim&radius=20')).meta.place.isApproximate).toBe(false)
  expect((await list('place=Březová (Sokolov)&radius=100')).data.advertisements.data).toEqual([])
  expect((await list('')).meta).not.toHaveProperty('place')
})

test('V001 a place that is none has no ads and says so', async () => {
  const { data, meta } = await list('place=Atlantida&radius=50')

  expect(data.advertisements.data).toEqual([])
  expect(meta).toMatchObject({ place: null, counts: { types: { offer: 0 } } })
})

test.each(['radius=0', 'radius=1000000000', 'radius=7', 'radius=-5', 'radius=5.0', 'place='])(
  'V001 %s is refused',
  async (query) => {
    expect((await ask(`/api/front/sections/slug/zahrada?${query}`)).statusCode).toBe(400)
  },
)

test('V001 a search keeps to the surroundings, tells how far and orders by it', async () => {
  const search = async (query: string) => get(`/api/front/search?q=sekačka&${query}`)
  const near = await search('place=Kuřim&radius=20&sort=distance')

  expect(
    near.data.advertisements.data.map(
      ({ heading, distance }: { heading: string; distance: number }) => `${heading} ${distance}`,
    ),
  ).toEqual([
    'Druhá sekačka z Kuřimi 0',
    'Sekačka z Kuřimi 0',
    'Sekačka z Březové 5',
    'Sekačka z Tišnova 10',
    'Sekačka z Bystrce 20',
    'Sekačka ze středu 20',
  ])
  expect(near.meta.place).toMatchObject({ label: 'Kuřim' })
  expect((await search('place=Atlantida')).meta.place).toBeNull()
})

test('V001 a query may say how far from a place, beside what it may cost', async () => {
  const understood = async (q: string) =>
    (await get(`/api/front/search?q=${encodeURIComponent(q)}`)).meta.understood

  expect(await understood('sekačka do 20 km od Kuřimi do 3 000 Kč')).toEqual({
    q: 'sekačka',
    psc: '66434',
    radius: 20,
    priceTo: 300_000,
  })
  expect(await understood('sekačka v okruhu 30 km od Tišnova')).toMatchObject({ radius: 50 })
  expect(await understood('sekačka 0 km Tišnov')).not.toHaveProperty('radius')
  expect(await understood('kladivo do 20 km')).toBeNull()
})
