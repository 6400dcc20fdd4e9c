import { PriceGuideSchema } from '@inzrt/contracts/ads/priceGuide'
import { DAY_MS } from '@inzrt/domain/time'
import { expect, test } from 'vitest'
import { createTestApp } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'

const { database, get, ask } = await createTestApp()
const { addSection, addAd } = createWorld(database)

type Section = Awaited<ReturnType<typeof addSection>>
type Ad = Parameters<typeof addAd>[1]

const PRICES = [1_000, 1_100, 1_200, 1_300, 1_400, 1_500, 1_600, 1_700]
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

const addAds = (section: Section, crowns: readonly number[], ad: Ad = {}) =>
  Promise.all(
    crowns.map((amount) =>
      addAd(section, { heading: 'Prodám dětské kolo', priceAmount: amount * 100, ...ad }),
    ),
  )
const SOLD = { state: 'closed', closedReason: 'sold' } as const

const guideOf = async (slug: string, heading = 'Dětské kolo', more = '') => {
  const query = new URLSearchParams({ sectionSlug: slug, heading })

  return PriceGuideSchema.parse((await get(`/api/front/prices?${query}${more}`)).data)
}

const bikes = await addSection({ slug: 'kola' })
const [first] = await addAds(bikes, PRICES)
await addAds(bikes, [1, 0.01, 10_000_000_000])
await addAds(bikes, [1], { priceType: 'free', priceAmount: null })
await addAds(bikes, [1_350], { type: 'inquiry' })
await addAds(bikes, [1_350], { state: 'expired' })
await addAds(bikes, [1_350], { createdAt: daysAgo(3 * 365) })
await addAds(bikes, [9_000, 9_000], { heading: 'Prodám silniční kolo' })

test('P022 prices of similar things show from eight on, by the same words, without outliers', async () => {
  const { asked, sold } = await guideOf('kola')

  expect(asked).toEqual({
    count: 8,
    lower: 117_500,
    median: 135_000,
    upper: 152_500,
    since: new Date().toISOString().slice(0, 10),
  })
  expect(sold).toBeNull()
})

test('P022 the ad that is looked at does not speak for itself, and seven are silent', async () => {
  expect((await guideOf('kola', 'Dětské kolo', `&except=${first?.slug}`)).asked).toMatchObject({
    // Seven children's bicycles are too few, those of any kind are not.
    count: 9,
  })
  const few = await addSection({ slug: 'malo' })
  await addAds(few, PRICES.slice(1))

  expect((await guideOf('malo')).asked).toBeNull()
})

test('P022 another thing, another section and a heading without a thing are silent', async () => {
  expect(await guideOf('kola', 'Pračka Whirlpool')).toEqual({ asked: null, sold: null })
  expect(await guideOf('kola', '!!!')).toEqual({ asked: null, sold: null })
  expect(await guideOf('kola', "kolo' | 'x:* & !y")).toMatchObject({ sold: null })
  await addSection({ slug: 'jinde' })
  expect((await guideOf('jinde')).asked).toBeNull()
})

test('N021 prices of thirty-two sold things show by quarters, those of seven stay hidden', async () => {
  const sold = await addSection({ slug: 'prodana' })
  const prices = Array.from({ length: 16 }, (_, n) => 1_000 + n * 10)
  await addAds(sold, prices, { ...SOLD, createdAt: daysAgo(200) })
  await addAds(
    sold,
    prices.map((amount) => amount + 500),
    { ...SOLD, createdAt: daysAgo(2) },
  )
  const few = await addSection({ slug: 'prodana-malo' })
  await addAds(few, PRICES.slice(1), SOLD)
  await addAds(few, [1_300], { state: 'closed', closedReason: 'withdrawn' })
  const guide = await guideOf('prodana')

  expect(guide.asked).toBeNull()
  expect(guide.sold).toMatchObject({ count: 32 })
  expect(guide.sold?.periods.map(({ count, median }) => [count, median])).toEqual([
    [16, 107_500],
    [16, 157_500],
  ])
  expect(await guideOf('prodana-malo')).toEqual({ asked: null, sold: null })
})

test('P022 people have no price, and a section that is none is not found', async () => {
  const people = await addSection({ slug: 'seznamka', isDating: true })
  await addAds(people, PRICES)

  expect((await guideOf('seznamka')).asked).toBeNull()
  expect((await ask('/api/front/prices?sectionSlug=neni&heading=kolo')).statusCode).toBe(404)
  expect((await ask('/api/front/prices?sectionSlug=kola')).statusCode).toBe(400)
})
