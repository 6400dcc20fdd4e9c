import { SectionAnswerSchema, SectionListSchema } from '@inzrt/contracts/browse/section'
import { expect, test } from 'vitest'
import { banners } from '../../platform/database/schema/banners.ts'
import { createTestApp, visitorOf } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'

const { database, get, ask } = await createTestApp()
const { addSection, addAd } = createWorld(database)

const sport = await addSection({ slug: 'sport', name: 'Sport', icon: 'ball' })
const bikes = await addSection({
  slug: 'kola',
  name: 'Kola',
  parentId: sport.id,
  level: 2,
  icon: 'bike',
  isExchange: false,
  isPaidOffer: true,
  requiresApproval: true,
  cardCanBePaid: true,
  cardPrice: 4_900,
  smsCanBePaid: true,
  smsPrice: 7_900,
  smsNumber: '9033379',
  smsKeyword: 'IN KOLA',
  validWeeks: 8,
})
const skis = await addSection({ slug: 'lyze', name: 'Lyže', parentId: sport.id, level: 2 })
const dating = await addSection({ slug: 'seznameni', name: 'Seznámení', brandCode: 'adult' })
await addAd(bikes)
await addAd(bikes, { state: 'waiting_approval' })
await addAd(skis, { type: 'inquiry' })
const adultAd = await addAd(dating)

test('R143 R261 sections come as a tree whose depth and parents agree', async () => {
  const body = await get('/api/front/sections')
  SectionListSchema.parse(body)
  const [top] = body.data

  expect(top).toMatchObject({ name: 'Sport', slug: 'sport', parentSlug: null, level: 1 })
  expect(top.children.data.map((child: { slug: string }) => child.slug)).toEqual(['kola', 'lyze'])
  expect(top.children.data[0]).toMatchObject({ parentSlug: 'sport', level: 2 })
})

test('R144 R145 R146 R147 R148 R150 R151 a section says what may be placed in it and for how much', async () => {
  const { data } = await get('/api/front/sections/slug/kola')

  expect(data).toMatchObject({
    isPaid: true,
    isPaidOffer: true,
    isPaidInquiry: false,
    isPaidExchange: false,
    isOffer: true,
    isInquiry: true,
    isExchange: false,
    advertisementRequiresApproval: true,
    card: { canBePaid: true, price: { amount: 4_900, currency: 'CZK' } },
    sms: {
      canBePaid: true,
      price: { amount: 7_900, currency: 'CZK' },
      smsNumber: '9033379',
      keyword: 'IN KOLA',
    },
    icon: 'bike',
    advertisementValidForDays: null,
    advertisementValidForWeeks: 8,
    advertisementValidForMonths: null,
  })
})

test('P014 a section counts its published ads and those of the sections below it', async () => {
  const { data } = await get('/api/front/sections')

  expect(data[0]).toMatchObject({ slug: 'sport', adsCount: 2 })
  expect(data[0].children.data[0]).toMatchObject({ slug: 'kola', adsCount: 1 })
})

test('R152 R262 a section includes its ads with pagination, those of its subsections too', async () => {
  const { data } = await get('/api/front/sections/slug/sport?include=advertisements&perPage=1')

  expect(data.advertisements.data).toHaveLength(1)
  expect(data.advertisements.meta.pagination).toMatchObject({
    total: 2,
    count: 1,
    per_page: 1,
    current_page: 1,
    total_pages: 2,
    links: { next: '/api/front/sections/slug/sport?include=advertisements&perPage=1&page=2' },
  })

  const whole = await get('/api/front/sections/slug/sport?include=advertisements')
  const { pagination } = whole.data.advertisements.meta
  expect(pagination).toMatchObject({ total: 2, count: 2, total_pages: 1 })
  expect(pagination.links).toEqual({})
})

test('R153 R169 each section has its own banners', async () => {
  const banner = {
    brandCode: 'general',
    imagePath: '/b/5.webp',
    targetUrl: 'https://example.cz/',
    alt: 'Servis kol',
    advertiser: 'Servis',
  } as const
  await database.db.insert(banners).values([
    { ...banner, sectionId: bikes.id, position: 3 },
    { ...banner, sectionId: skis.id, position: 5 },
    { ...banner, sectionId: bikes.id, position: 9, isActive: false },
    { ...banner, sectionId: bikes.id, position: 10, endsAt: new Date(0) },
  ])
  const positions = async (slug: string) => {
    const { data } = await get(`/api/front/sections/slug/${slug}?include=banners`)
    return data.banners.data.map(({ position }: { position: number }) => position)
  }

  expect(await positions('kola')).toEqual([3])
  expect(await positions('lyze')).toEqual([5])
})

test('R149 R154 sections of the sister site are links with their theme, only where asked for', async () => {
  const slugs = async (url: string) =>
    (await get(url)).data.map((section: { slug: string; isSp: boolean }) => [
      section.slug,
      section.isSp,
    ])

  expect(await slugs('/api/front/sections')).toEqual([['sport', false]])
  expect(await slugs('/api/front/sections?forHp=true&includeSp=1')).toEqual([
    ['sport', false],
    ['seznameni', true],
  ])
  const sister = (await get('/api/front/sections?includeSp=1')).data[1]
  expect(sister).toMatchObject({ theme: { theme: 'pinkpack' }, children: { data: [] } })
})

test('R263 the sister section includes its ads with pagination and its banners', async () => {
  const url = '/api/front/spsection?slug=sport&include=advertisements,banners&perPage=1&page=2'
  const { data } = SectionAnswerSchema.parse(await get(url, 'adult'))

  expect(data).toMatchObject({ slug: 'sport', isSp: true, children: { data: [] } })
  expect(data.advertisements?.data).toHaveLength(1)
  expect(data.advertisements?.meta.pagination).toMatchObject({ total: 2, current_page: 2 })
  expect(data.banners).toEqual({ data: [] })
  const kola = await get('/api/front/spsection?slug=kola&include=banners', 'adult')
  expect(kola.data.banners.data).toMatchObject([{ position: 3, alt: 'Servis kol' }])
  expect(kola.data).not.toHaveProperty('advertisements')
})

test('R263 except leaves an ad of the sister section out', async () => {
  const url = '/api/front/spsection?slug=lyze&include=advertisements'
  const { data } = await get(url, 'adult')
  const [ad] = data.advertisements.data
  const without = await get(`${url}&except=${ad.slug}`, 'adult')

  expect(without.data.advertisements.data).toEqual([])
})

test('R263 N013 contents behind the age gate are no part of the answer elsewhere', async () => {
  await database.db.insert(banners).values({
    brandCode: 'adult',
    sectionId: dating.id,
    position: 1,
    imagePath: '/b/6.webp',
    targetUrl: 'https://example.cz/',
    alt: 'Salon',
    advertiser: 'Salon',
  })
  const url = '/api/front/spsection?include=advertisements,banners&types[]=offer'
  const { data, meta } = SectionAnswerSchema.parse(await get(url))

  expect(data).toMatchObject({ slug: 'seznameni', isSp: true, banners: { data: [] } })
  expect(data.advertisements?.data).toEqual([])
  expect(data.advertisements?.meta.pagination).toMatchObject({ total: 0, total_pages: 0 })
  expect(meta?.counts?.types).toEqual({ offer: 0, inquiry: 0, exchange: 0 })
  expect(JSON.stringify(data)).not.toContain(adultAd.slug)
  expect((await ask('/api/front/spsection?slug=sport')).statusCode).toBe(404)
})

test('N013 a section of the other site is not there, whichever site asks', async () => {
  const onGeneral = await ask('/api/front/sections/slug/seznameni', {
    headers: visitorOf('general'),
  })
  const onAdult = await ask('/api/front/sections/slug/sport', { headers: visitorOf('adult') })

  expect([onGeneral.statusCode, onAdult.statusCode]).toEqual([404, 404])
  expect((await get('/api/front/sections/slug/seznameni', 'adult')).data.isSp).toBe(false)
})

test('N013 who does not know the key is a visitor of the general site', async () => {
  const stranger = { 'x-inzrt-key': 'guess', 'x-inzrt-brand': 'adult' }
  const answer = await ask('/api/front/sections', { headers: stranger })

  expect(answer.json().data.map(({ slug }: { slug: string }) => slug)).toEqual(['sport'])
})

test('R288 an unknown section answers 404 with its exact text', async () => {
  const answer = await ask('/api/front/sections/slug/neni')

  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ message: 'Rubrika nebyla nenalezena', code: 'not_found' })
})

test('P014 counters follow every change of an ad', async () => {
  const section = await addSection({ slug: 'pocitadlo' })
  const count = async () => (await get('/api/front/sections/slug/pocitadlo')).data.adsCount
  const ad = await addAd(section)
  await addAd(section)
  expect(await count()).toBe(2)
  await database.pool.query(`update ads set state = 'paused' where id = $1`, [ad.id])
  expect(await count()).toBe(1)
  await database.pool.query('update ads set section_id = $1 where id = $2', [skis.id, ad.id])
  await database.pool.query(`update ads set state = 'published' where id = $1`, [ad.id])
  expect(await count()).toBe(1)
  await database.pool.query('delete from ads where section_id = $1', [section.id])
  expect(await count()).toBe(0)
})
