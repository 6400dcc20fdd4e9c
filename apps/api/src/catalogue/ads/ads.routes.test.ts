import { AdAnswerSchema } from '@inzrt/contracts/ads/advertisementDetail'
import { DAY_MS } from '@inzrt/domain/time'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { adPromos } from '../../platform/database/schema/adPromos.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { editions } from '../../platform/database/schema/editions.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createTestApp, visitorOf } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'

const { database, get, ask } = await createTestApp()
const { addSection, addAd } = createWorld(database)
const { db } = database

const sport = await addSection({ slug: 'sport' })
const bikes = await addSection({ slug: 'kola', name: 'Kola', parentId: sport.id, level: 2 })
const [user] = await db
  .insert(users)
  .values({
    nickname: 'kolárna',
    nicknameFolded: 'kolarna',
    nicknameSkeleton: 'kolarna',
    email: 'a@example.cz',
    emailFolded: 'a@example.cz',
    kind: 'business',
    companyName: 'Kolárna s.r.o.',
    companyId: '27082440',
    companyAddress: 'Cejl 12, 602 00 Brno',
    createdAt: new Date('2024-03-01T10:00:00Z'),
  })
  .returning()
const contacts = {
  firstName: 'Jana',
  lastName: 'Tajná',
  nickname: 'jana_k',
  phone: '+420777123456',
  email: 'jana@example.cz',
}
const ad = await addAd(bikes, {
  ...contacts,
  heading: 'Prodám dětské kolo',
  content: 'Zachovalé, 20 palců.',
  userId: user?.id ?? null,
  priceAmount: 150_000,
  showName: true,
  showPhone: true,
  showEmail: true,
  dialCode: '204815',
  images: ['/2026/05/1a2b/76.jpg', '/2026/05/1a2b/77.jpg'],
})
const url = `/api/front/inzrts/${ad.slug}`

test('R159 R160 R265 an ad is read in full, in the shape of the contract', async () => {
  const body = await get(`${url}?include=images,section,advertiser,promos`)
  AdAnswerSchema.parse(body)

  expect(body.data).toMatchObject({
    slug: ad.slug,
    heading: 'Prodám dětské kolo',
    content: 'Zachovalé, 20 palců.',
    type: 'offer',
    status: 'published',
    categorySlug: 'sport',
    sectionSlug: 'kola',
    price: { type: 'czk', amount: 150_000 },
    dialCode: '204815',
    section: { data: { name: 'Kola', slug: 'kola', adsCount: 1 } },
  })
})

test('R161 the main image comes first', async () => {
  const [, second] = await db.select().from(adImages).where(eq(adImages.adId, ad.id))
  await db
    .update(ads)
    .set({ mainImageId: second?.id ?? null })
    .where(eq(ads.id, ad.id))
  const { data } = await get(`${url}?include=images`)

  expect(data.mainImageId).toBe(second?.id)
  expect(data.images.data).toEqual([
    {
      id: second?.id,
      detail_thumb_small: { id: second?.id, url: '/api/image/2026/05/1a2b/77-small.jpg' },
      original: { path: '/2026/05/1a2b/77.jpg' },
      width: 800,
      height: 600,
    },
    expect.objectContaining({ original: { path: '/2026/05/1a2b/76.jpg' } }),
  ])
})

test('R162 R163 hidden fields are absent, the phone is masked, the e-mail never sent', async () => {
  const answer = await ask(`${url}?include=advertiser`)
  const { data } = answer.json()

  expect(data).toMatchObject({
    firstName: 'Jana',
    nickname: 'jana_k',
    phoneNumber: '777 *** ***',
    showFields: { name: true, surname: false, phone: true, email: true },
  })
  expect(data).not.toHaveProperty('lastName')
  expect(answer.body).not.toMatch(/Tajná|123456|jana@example|a@example/)

  await db.update(ads).set({ showPhone: false }).where(eq(ads.id, ad.id))
  expect((await get(url)).data).not.toHaveProperty('phoneNumber')
})

test.each([
  ['name', 'showName', ['firstName']],
  ['surname', 'showSurname', ['lastName']],
  ['phone', 'showPhone', ['phoneNumber']],
  ['email', 'showEmail', []],
] as const)(
  'R163 an advertiser who shows the %s alone shows no other contact',
  async (field, flag, told) => {
    const none = { showName: false, showSurname: false, showPhone: false, showEmail: false }
    await db
      .update(ads)
      .set({ ...none, [flag]: true })
      .where(eq(ads.id, ad.id))
    const { data } = await get(url)

    expect(data.showFields).toEqual({
      name: false,
      surname: false,
      phone: false,
      email: false,
      [field]: true,
    })
    expect(
      Object.keys(data).filter((key) => /^(firstName|lastName|phoneNumber|email)$/.test(key)),
    ).toEqual(told)
  },
)

test('R164 P034 the advertiser is an account with its company, its seat and its ads of this site', async () => {
  const { data } = await get(`${url}?include=images,advertiser`)

  expect(data.images.data).toHaveLength(2)
  expect(data.advertiser.data).toEqual({
    nickname: 'kolárna',
    kind: 'business',
    memberSince: '2024-03-01',
    adsCount: 1,
    companyName: 'Kolárna s.r.o.',
    companyId: '27082440',
    companyAddress: 'Cejl 12, 602 00 Brno',
  })
})

test('R265 only promotions that run are told', async () => {
  await db.insert(adPromos).values([
    { adId: ad.id, promoId: 2, state: 'active', endsAt: new Date('2027-01-01T00:00:00Z') },
    { adId: ad.id, promoId: 1, state: 'ended' },
  ])

  expect((await get(`${url}?include=promos`)).data.promos.data).toEqual([
    { promoId: 2, code: 'topping', endsAt: '2027-01-01T00:00:00.000Z' },
  ])
})

test('N001 an ad names its printed edition, and one of the adult site has none', async () => {
  await db.insert(editions).values([
    {
      number: 11,
      year: 2026,
      deadlineAt: new Date(Date.now() - DAY_MS),
      releaseDate: '2026-05-05',
    },
    {
      number: 13,
      year: 2026,
      deadlineAt: new Date(Date.now() + 9 * DAY_MS),
      releaseDate: '2026-05-19',
    },
    {
      number: 12,
      year: 2026,
      deadlineAt: new Date(Date.now() + 2 * DAY_MS),
      releaseDate: '2026-05-12',
    },
  ])

  expect((await get(url)).data.edition).toEqual({
    number: 12,
    year: 2026,
    releaseDate: '2026-05-12',
    deadlineAt: expect.stringMatching(/Z$/),
  })
  const adults = await addSection({ brandCode: 'adult', slug: 'pro-dospele' })
  const { slug } = await addAd(adults)
  const answer = await ask(`/api/front/inzrts/${slug}`, { headers: visitorOf('adult') })
  expect(answer.json().data.edition).toBeNull()
})

test('R190 the database keeps an amount for prices in crowns and euros only', async () => {
  const set = (values: Partial<typeof ads.$inferInsert>) =>
    db.update(ads).set(values).where(eq(ads.id, ad.id))

  await expect(set({ priceType: 'agreement' })).rejects.toThrow()
  await expect(set({ priceType: 'czk', priceAmount: null })).rejects.toThrow()
  await expect(set({ priceType: 'free', priceAmount: null })).resolves.toBeDefined()
})

test.each([
  ['an unknown ad', 'neni-0zzz', 'general'],
  ['a slug without a number', 'kolo', 'general'],
  ['a number no database holds', 'kolo-zzzzzzzzzz', 'general'],
  ['N013 an ad of the other site', ad.slug, 'adult'],
] as const)('R265 %s is not found', async (_what, slug, brand) => {
  const answer = await ask(`/api/front/inzrts/${slug}`, { headers: visitorOf(brand) })

  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ message: 'Inzerát nebyl nalezen', code: 'not_found' })
})

test('P013 the advertiser’s other ads are those published on this site, without this one', async () => {
  const mine = { userId: user?.id ?? null }
  const others = await Promise.all([1, 2, 3, 4].map(() => addAd(bikes, mine)))
  await addAd(bikes, { ...mine, state: 'paused' })
  const stranger = await addAd(bikes, {})
  const { data } = await get(`${url}/others`)

  expect(data.map(({ slug }: { slug: string }) => slug).sort()).toEqual(
    others.map(({ slug }) => slug).sort(),
  )
  expect((await get(`/api/front/inzrts/${stranger.slug}/others`)).data).toEqual([])
})

test.each(['priceFrom=1', 'priceTo=100', 'psc=60200', 'region=Praha', 'sort=price_asc'])(
  'R264 what reads every ad of a site is answered in a section alone: %s',
  async (query) => {
    const path = `/api/front/inzrts?${query}`
    const [ofSite, ofSection] = [await ask(path), await ask(`${path}&sectionSlug=${bikes.slug}`)]

    expect([ofSite.statusCode, ofSection.statusCode]).toEqual([400, 200])
  },
)
