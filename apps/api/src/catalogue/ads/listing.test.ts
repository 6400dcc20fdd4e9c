import { AdListSchema } from '@inzrt/contracts/ads/advertisement'
import { HOUR_MS } from '@inzrt/domain/time'
import { PRICE_MAX } from '@inzrt/rules/limits'
import { SORT_KEYS } from '@inzrt/rules/listing'
import { expect, test } from 'vitest'
import { createTestApp } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'

const { database, get, ask } = await createTestApp()
const { addSection, addAd, addPlace } = createWorld(database)

type Item = { slug: string; heading: string }
type Listed = { data: Item[]; meta: { pagination: { total: number; after: string | null } } }

const ago = (hours: number) => new Date(Date.UTC(2026, 4, 1) - hours * HOUR_MS)
const fresh = (hours: number) => ({ createdAt: ago(hours), sortAt: ago(hours) })

const list = async (slug: string, query = ''): Promise<Listed> =>
  (await get(`/api/front/sections/slug/${slug}?include=advertisements&${query}`)).data
    .advertisements
const headings = async (slug: string, query = '') =>
  (await list(slug, query)).data.map(({ heading }) => heading)

const priced = await addSection({ slug: 'ceny' })
await addAd(priced, { heading: 'dohodou', priceType: 'agreement', ...fresh(1) })
await addAd(priced, { heading: 'zdarma', priceType: 'free', ...fresh(2) })
await addAd(priced, { heading: '500 Kč', priceAmount: 50_000, ...fresh(3) })
await addAd(priced, { heading: '100 EUR', priceType: 'EUR', priceAmount: 10_000, ...fresh(4) })
await addAd(priced, { heading: '100 Kč', priceAmount: 10_000, images: ['/t/1.webp'], ...fresh(5) })
await addAd(priced, { heading: 'v textu', priceType: 'in_text', type: 'inquiry', ...fresh(6) })

test.each([
  ['default', ['dohodou', 'zdarma', '500 Kč', '100 EUR', '100 Kč', 'v textu']],
  ['created_desc', ['dohodou', 'zdarma', '500 Kč', '100 EUR', '100 Kč', 'v textu']],
  ['created_asc', ['v textu', '100 Kč', '100 EUR', '500 Kč', 'zdarma', 'dohodou']],
  ['price_asc', ['zdarma', '100 Kč', '500 Kč', '100 EUR', 'dohodou', 'v textu']],
  ['price_desc', ['100 EUR', '500 Kč', '100 Kč', 'zdarma', 'dohodou', 'v textu']],
])(
  'R108 R189 R192 %s orders as it is named; free counts as nothing, unpriced ads stand last',
  async (sort, expected) => {
    expect(await headings('ceny', `sort=${sort}`)).toEqual(expected)
  },
)

test.each(SORT_KEYS.filter((key) => key !== 'distance'))(
  'R132 pages, cumulative pages and cursors of %s show the same ads in the same order',
  async (sort) => {
    const whole = await headings('ceny', `sort=${sort}`)
    const pages = [1, 2, 3].map((page) => headings('ceny', `sort=${sort}&perPage=2&page=${page}`))
    const byCursor: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const part: Listed = await list('ceny', `sort=${sort}&perPage=2${after && `&after=${after}`}`)
      byCursor.push(...part.data.map(({ heading }) => heading))
      after = part.meta.pagination.after
    }

    expect((await Promise.all(pages)).flat()).toEqual(whole)
    expect(await headings('ceny', `sort=${sort}&perPage=4`)).toEqual(whole.slice(0, 4))
    expect(byCursor).toEqual(whole)
  },
)

test('R155 R157 R160 a list item is what the contract says, its price in hundredths', async () => {
  const found = await list('ceny', 'sort=price_asc&priceFrom=10000')
  AdListSchema.parse(found)

  expect(found.data[0]).toMatchObject({
    type: 'offer',
    status: 'published',
    highlighted: false,
    topped: false,
    mainImageThumbPath: '/t/1-thumb.webp',
    imagesCount: 1,
    price: { type: 'czk', amount: 10_000 },
    PSC: { psc: '60200', regionName: 'Jihomoravský', cityDistrictName: 'Brno-střed' },
    sectionSlug: 'ceny',
    sectionTheme: null,
  })
})

test('P004 a price range leaves ads in crowns within it and says how many it hides', async () => {
  const { data, meta } = await get(
    '/api/front/sections/slug/ceny?include=advertisements&priceFrom=10000&priceTo=40000',
  )

  expect(data.advertisements.data.map(({ heading }: Item) => heading)).toEqual(['100 Kč'])
  expect(data.advertisements.meta.pagination.total).toBe(1)
  expect(meta.counts.hiddenUnpriced).toBe(3)
})

test('P004 what is given away costs nothing', async () => {
  const sorted = 'sort=price_asc&priceTo='
  expect(await headings('ceny', `${sorted}10000`)).toEqual(['zdarma', '100 Kč'])
  expect(await headings('ceny', `${sorted}0`)).toEqual(['zdarma'])
})

test('P004 the dearest ad there can be is found by its price', async () => {
  const houses = await addSection({ slug: 'domy' })
  await addAd(houses, { heading: 'zámek', priceAmount: PRICE_MAX })

  expect(await headings('domy', `priceFrom=${PRICE_MAX}`)).toEqual(['zámek'])
  expect(await headings('domy', 'priceFrom=100')).toEqual(['zámek'])
})

test('P005 with a photo means that every ad has one', async () => {
  expect(await headings('ceny', 'withImage=1')).toEqual(['100 Kč'])
})

test('P014 the count beside every filter equals the ads it leaves', async () => {
  const base = '/api/front/sections/slug/ceny?include=advertisements'
  for (const others of ['', '&withImage=1', '&priceTo=40000', '&types[]=inquiry', '&psc=60200']) {
    const { meta } = await get(base + others)
    for (const type of ['offer', 'inquiry', 'exchange'] as const) {
      const chosen = others.replace(/&types\[\]=\w+/, '')
      const { data } = await get(`${base}${chosen}&types[]=${type}`)
      expect(meta.counts.types[type]).toBe(data.advertisements.data.length)
      expect(data.advertisements.meta.pagination.total).toBe(data.advertisements.data.length)
    }
    const { data } = await get(`${base}${others.replace('&withImage=1', '')}&withImage=1`)
    expect(meta.counts.withImage).toBe(data.advertisements.data.length)
  }
})

test('P006 R131 ads are filtered by postal code, district and region', async () => {
  const section = await addSection({ slug: 'mista' })
  const prague = await addPlace({
    psc: '12000',
    regionName: 'Hlavní město Praha',
    districtName: 'Hlavní město Praha',
    municipalityName: 'Praha',
    cityDistrictName: 'Praha 2',
  })
  const jihlava = await addPlace({
    psc: '58601',
    regionName: 'Kraj Vysočina',
    districtName: 'Jihlava',
    municipalityName: 'Jihlava',
    municipalityPartName: null as never,
    cityDistrictName: null as never,
  })
  await addAd(section, { heading: 'Brno' })
  await addAd(section, { heading: 'Praha', localityId: prague })
  await addAd(section, { heading: 'Jihlava', localityId: jihlava })

  expect(await headings('mista', 'psc=60200')).toEqual(['Brno'])
  expect(await headings('mista', 'district=Brno-m%C4%9Bsto')).toEqual(['Brno'])
  expect(await headings('mista', 'district=Praha%202')).toEqual(['Praha'])
  expect(await headings('mista', 'region=Kraj%20Vyso%C4%8Dina')).toEqual(['Jihlava'])
  expect(await headings('mista', 'region=Vyso%C4%8Dina')).toEqual(['Jihlava'])
  expect((await list('mista', 'region=Jihomoravsk%C3%BD')).meta.pagination.total).toBe(1)
})

test('R117 at most three topped ads come first, the rest flow by freshness', async () => {
  const section = await addSection({ slug: 'topovane' })
  const toppedUntil = new Date(Date.now() + HOUR_MS)
  for (const n of [1, 2, 3, 4])
    await addAd(section, { heading: `top ${n}`, toppedUntil, ...fresh(n * 10) })
  await addAd(section, { heading: 'dotopovano', toppedUntil: new Date(0), ...fresh(2) })
  await addAd(section, { heading: 'obyčejný', ...fresh(1) })

  const whole = ['top 1', 'top 2', 'top 3', 'obyčejný', 'dotopovano', 'top 4']
  expect(await headings('topovane')).toEqual(whole)
  expect(await headings('topovane', 'sort=created_desc')).toEqual([
    'obyčejný',
    'dotopovano',
    'top 1',
    'top 2',
    'top 3',
    'top 4',
  ])
  const first = await list('topovane', 'perPage=4')
  const rest = await headings('topovane', `perPage=4&after=${first.meta.pagination.after}`)
  expect([...first.data.map(({ heading }) => heading), ...rest]).toEqual(whole)
})

test('R116 highlighted and topped end when what was paid for ends', async () => {
  const section = await addSection({ slug: 'zvyraznene' })
  await addAd(section, { highlightedUntil: new Date(Date.now() + HOUR_MS), ...fresh(1) })
  await addAd(section, { highlightedUntil: new Date(Date.now() - HOUR_MS), ...fresh(2) })
  const { data } = await get('/api/front/sections/slug/zvyraznene?include=advertisements')

  expect(data.advertisements.data.map((ad: { highlighted: boolean }) => ad.highlighted)).toEqual([
    true,
    false,
  ])
})

test('R134 R217 related ads are six others of the section', async () => {
  const section = await addSection({ slug: 'souvisejici' })
  const added = []
  for (let n = 1; n <= 8; n++) added.push(await addAd(section, fresh(n)))
  const [current, ...others] = added.map(({ slug }) => slug)
  const related = await list('souvisejici', `perPage=6&except=${current}`)

  expect(related.data.map(({ slug }) => slug)).toEqual(others.slice(0, 6))
  expect(related.meta.pagination.total).toBe(7)
})

test('R134 beside an ad that is newer than the counts of its section none are counted', async () => {
  const later = await createTestApp({ maxAgeMs: HOUR_MS })
  const { addSection, addAd } = createWorld(later.database)
  const section = await addSection({ slug: 'novinka' })
  const path = '/api/front/sections/slug/novinka?include=advertisements'
  await later.get(path)
  const { slug } = await addAd(section)
  const { data } = await later.get(`${path}&except=${slug}`)

  expect(data.advertisements).toMatchObject({ data: [], meta: { pagination: { total: 0 } } })
})

test('R118 only published ads are listed', async () => {
  const section = await addSection({ slug: 'stavy' })
  for (const state of ['waiting_payment', 'paused', 'expired', 'blocked', 'deleted'] as const)
    await addAd(section, { state })

  expect(await headings('stavy')).toEqual([])
})

test('R264 the list across sections is of the site that asks, and tells banners apart', async () => {
  const adult = await addSection({ slug: 'dospeli', brandCode: 'adult' })
  const ad = await addAd(adult)
  const onGeneral: Listed = await get('/api/front/inzrts?perPage=240')
  const onAdult: Listed = await get('/api/front/inzrts', 'adult')

  expect(onAdult.data.map(({ slug }) => slug)).toEqual([ad.slug])
  expect(onGeneral.data.map(({ slug }) => slug)).not.toContain(ad.slug)
  expect(onGeneral.meta.pagination.total).toBe(onGeneral.data.length)
  expect(await get('/api/front/inzrts?type=banner')).toEqual({ data: [] })
})

test('a filter with several wrong values is named once, as it was sent', async () => {
  const wrong = await ask('/api/front/sections/slug/ceny?types[]=gift&types[]=offer&types[]=loan')

  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().errors).toEqual({ 'types[]': ['Vyberte prosím druh inzerátu.'] })
})

test('pages reach 2,400 ads far, whatever their size, and a cursor leads further', async () => {
  const statusOf = async (page: number, perPage: number) =>
    (await ask(`/api/front/inzrts?page=${page}&perPage=${perPage}`)).statusCode

  expect([await statusOf(100, 24), await statusOf(101, 24)]).toEqual([200, 400])
  expect([await statusOf(10, 240), await statusOf(11, 240)]).toEqual([200, 400])
})

test('a cursor of another order or of nobody is refused', async () => {
  const { after } = (await list('ceny', 'perPage=2')).meta.pagination
  const url = (cursor: string | null, sort: string) =>
    `/api/front/sections/slug/ceny?include=advertisements&sort=${sort}&after=${cursor}`

  expect((await ask(url(after, 'price_asc'))).statusCode).toBe(400)
  expect((await ask(url('bm9uc2Vuc2U', 'default'))).json()).toMatchObject({
    code: 'bad_request',
    errors: { after: ['Odkaz na další část seznamu neplatí. Začněte prosím od začátku.'] },
  })
})
