import { SlugAnswerSchema } from '@inzrt/contracts/browse/slug'
import { DAY_MS } from '@inzrt/domain/time'
import { expect, test } from 'vitest'
import { slugHistory } from '../../platform/database/schema/slugHistory.ts'
import { createTestApp, visitorOf } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'

const { database, get, ask } = await createTestApp()
const { addSection, addAd } = createWorld(database)
const section = await addSection({ slug: 'auto-moto', name: 'Auto-moto' })
const ad = await addAd(section, { heading: 'Prodám Škodu 120' })
const slugOf = (path: string) => get(`/api/front/slug/${path}`)

test('R042 R193 R260 a section answers by its slug, with its ads where asked for', async () => {
  const body = await slugOf('auto-moto?sectionInclude=advertisements,banners&perPage=5&page=1')
  SlugAnswerSchema.parse(body)

  expect(body.meta).toMatchObject({ slugType: 'section', counts: { types: { offer: 1 } } })
  expect(body.meta).not.toHaveProperty('redirectTo')
  expect(body.data.advertisements.data[0].slug).toBe(ad.slug)
  expect(body.data.banners.data).toEqual([])
  expect((await slugOf('auto-moto')).data).not.toHaveProperty('advertisements')
})

test('R260 the ads of a section come by pages', async () => {
  const books = await addSection({ slug: 'knihy', name: 'Knihy' })
  for (const heading of ['Prodám atlas', 'Prodám slovník']) await addAd(books, { heading })
  const pageOf = async (page: number) => {
    const path = `knihy?sectionInclude=advertisements&perPage=1&page=${page}`
    const { advertisements } = (await slugOf(path)).data

    return [advertisements.data.length, advertisements.data[0].heading]
  }

  expect([await pageOf(1), await pageOf(2)].toSorted()).toEqual([
    [1, 'Prodám atlas'],
    [1, 'Prodám slovník'],
  ])
})

test('R043 R193 an ad answers by its slug, with pictures, section and advertiser', async () => {
  const body = await slugOf(ad.slug)
  SlugAnswerSchema.parse(body)

  expect(body.meta).toEqual({ slugType: 'inzrt' })
  expect(body.data).toMatchObject({
    heading: 'Prodám Škodu 120',
    images: { data: [] },
    section: { data: { slug: 'auto-moto' } },
    advertiser: { data: { kind: 'private' } },
  })
})

test('P056 an ad is known by the end of its slug; an old beginning leads to the right one', async () => {
  const end = ad.slug.split('-').at(-1)

  expect((await slugOf(`stary-nadpis-${end}`)).meta).toEqual({
    slugType: 'inzrt',
    redirectTo: ad.slug,
  })
})

test('P056 a former slug of a section leads to the present one', async () => {
  await database.db.insert(slugHistory).values({ oldSlug: 'auta', sectionId: section.id })

  expect((await slugOf('auta')).meta).toMatchObject({
    slugType: 'section',
    redirectTo: 'auto-moto',
  })
})

const NOT_FOUND = {
  message: 'Nebyl nalezen žádný inzerát, ani rubrika',
  code: 'not_found',
  meta: { slugType: 'not_found' },
}

test.each([
  ['unknown', 'neexistuje-xyz'],
  ['reserved', 'search'],
  ['upper case', 'AUTO-MOTO'],
  ['NUL', '%00'],
  ['another host', '%2F%2Fevil.example'],
  ['an emoji', '%F0%9F%9A%B2'],
  ['SQL', "'%20or%201=1--"],
  ['HTML', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['3,000 characters', 'a'.repeat(3_000)],
])('R044 R193 R287 a slug that is %s finds nothing and says so', async (_what, slug) => {
  const answer = await ask(`/api/front/slug/${slug}`)

  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual(NOT_FOUND)
})

test('N013 ads and sections of the other site are not found', async () => {
  const adult = await addSection({ slug: 'seznameni', brandCode: 'adult' })
  const adultAd = await addAd(adult)
  const ask404 = async (slug: string, brand: 'general' | 'adult') =>
    (await ask(`/api/front/slug/${slug}`, { headers: visitorOf(brand) })).json()

  expect(await ask404(adult.slug, 'general')).toEqual(NOT_FOUND)
  expect(await ask404(adultAd.slug, 'general')).toEqual(NOT_FOUND)
  expect(await ask404(ad.slug, 'adult')).toEqual(NOT_FOUND)
  expect((await get(`/api/front/slug/${adultAd.slug}`, 'adult')).data.sectionTheme).toBe('pinkpack')
})

test('R044 an ad nobody may see is not found', async () => {
  const hidden = await addAd(section, { state: 'waiting_approval' })

  expect((await ask(`/api/front/slug/${hidden.slug}`)).json()).toEqual(NOT_FOUND)
})

test('P055 an ad that ended stays for 60 days without its contacts, then it is gone', async () => {
  const endedDaysAgo = (days: number) =>
    addAd(section, {
      state: 'expired',
      validUntil: new Date(Date.now() - days * DAY_MS),
      phone: '+420777123456',
      showPhone: true,
      showName: true,
      firstName: 'Jana',
    })
  const body = await slugOf((await endedDaysAgo(59)).slug)
  SlugAnswerSchema.parse(body)

  expect(body.data).toMatchObject({ status: 'not_published', showFields: { phone: false } })
  expect(body.data).not.toHaveProperty('phoneNumber')
  expect(body.data).not.toHaveProperty('firstName')
  expect(body.data).not.toHaveProperty('advertiser')
  expect((await ask(`/api/front/slug/${(await endedDaysAgo(61)).slug}`)).statusCode).toBe(410)
})
