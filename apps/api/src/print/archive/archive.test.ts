import { searchPrintedAdsCall } from '@inzrt/contracts/newspaper/printedAd'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { eraseAds } from '../../advertising/forgetting/eraseAds.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { archivedAds } from '../../platform/database/schema/archivedAds.ts'
import { editions } from '../../platform/database/schema/editions.ts'
import { createTestApp, visitorOf } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'
import { snapshotAds } from '../snapshotAds.ts'
import { archiveEditions } from './archiveEditions.ts'

const NOW = new Date('2026-11-26T11:00:00Z')
const clock = () => NOW
const { database, ask } = await createTestApp({ clock })
const { db } = database
const { addSection, addAd } = createWorld(database)

const bikes = await addSection({ slug: 'kola', name: 'Kola' })
const children = await addSection({ slug: 'detska-kola', parentId: bikes.id, level: 2 })
const cars = await addSection({ slug: 'auta' })
const adult = await addSection({ slug: 'pomucky', brandCode: 'adult' })

const PHONE = '777 123 456'
await addAd(cars, {
  heading: 'Škoda 120 L',
  content: `Garážovaná, spolehlivá. Volejte pana Dvořáka ${PHONE}, foto na jana@example.cz.`,
  firstName: 'Jana',
  lastName: 'Nováková',
})
const named = await addAd(cars, {
  heading: 'Škoda Favorit',
  content: 'Prodám s Janou Novákovou, Kounicova 65/3.',
  firstName: 'Jana',
  lastName: 'Nováková',
})
const bike = await addAd(children, { heading: 'Prodám dětské kolo', priceAmount: 150_000 })
const states = {
  paused: await addAd(bikes, { heading: 'Tandem', state: 'paused' }),
  blocked: await addAd(bikes, { heading: 'Tandem', state: 'blocked' }),
  deleted: await addAd(bikes, { heading: 'Tandem', state: 'deleted' }),
  withdrawn: await addAd(bikes, { heading: 'Tandem', state: 'closed', closedReason: 'withdrawn' }),
  sold: await addAd(bikes, { heading: 'Tandem prodaný', state: 'closed', closedReason: 'sold' }),
  expired: await addAd(bikes, { heading: 'Tandem starý', state: 'expired' }),
}

const printEdition = async (number: number, releaseDate: string) => {
  const deadlineAt = new Date(`${releaseDate}T11:00:00Z`)
  const pdfPath = `/editions/2026/${number}-0123456789ab.pdf`
  const [edition] = await db
    .insert(editions)
    .values({ number, year: 2026, deadlineAt, releaseDate, closedAt: deadlineAt, pdfPath })
    .returning()
  await db.execute(snapshotAds({ editionId: edition?.id ?? 0, at: NOW, where: sql`true` }))
  await db.execute(sql`update edition_ads set page = 3 where edition_id = ${edition?.id}`)
}

const search = async (query: Record<string, string>, brand: 'general' | 'adult' = 'general') => {
  const answer = await ask(`/api/front/printed-ads?${new URLSearchParams(query)}`, {
    headers: visitorOf(brand),
  })

  return searchPrintedAdsCall.responses[200].parse(answer.json())
}
const found = async (query: Record<string, string>, brand?: 'general' | 'adult') =>
  (await search(query, brand)).data.map(({ lead, text }) =>
    `${lead} ${text}`.replaceAll('\u00a0', ' '),
  )

beforeAll(async () => {
  await printEdition(40, '2026-10-06')
  await printEdition(41, '2026-10-13')
  await printEdition(48, '2026-12-01')
  await archiveEditions(database, clock)
})

test('N022 a printed ad is found once, by words in any case, in its last published edition', async () => {
  const { data, meta } = await search({ q: 'dětská kola' })

  expect(meta).toEqual({ total: 1, isTotalExact: true })
  expect(data).toEqual([
    {
      lead: 'Prodám dětské',
      text: 'kolo. Popis. 1\u00a0500\u00a0Kč. Brno-střed.',
      sectionName: children.name,
      sectionSlug: 'detska-kola',
      number: 41,
      year: 2026,
      releaseDate: '2026-10-13',
      page: 3,
      adSlug: bike.slug,
      pdfPath: '/api/noviny/2026/41-0123456789ab.pdf',
    },
  ])
})

test('N022 what is named so stands before what mentions it, though that was placed later', async () => {
  await addAd(cars, { heading: 'Velociped', content: 'Vysoký.' })
  await addAd(cars, { heading: 'Nosič na bugatku', content: 'Unese i velociped.' })
  await printEdition(44, '2026-11-03')
  await archiveEditions(database, clock)

  const { data } = await search({ q: 'velociped' })
  expect(data.map(({ lead }) => lead)).toEqual(['Velociped.', 'Nosič na bugatku.'])
})

test('N022 neither a telephone nor a name is found or told', async () => {
  const queries = [PHONE, '777123456', 'Dvořák', 'Dvořáka', 'Nováková', 'jana example', 'Kounicova']
  expect(await Promise.all(queries.map((q) => found({ q })))).toEqual(queries.map(() => []))

  const told = (await found({ q: 'škoda' })).join('\n')
  expect(told).toContain('Škoda 120')
  expect(told).toContain('Škoda Favorit')
  expect(told).not.toMatch(/777|Dvo|Jan|Nov|Kounic|example/)
  const kept = JSON.stringify(await db.select().from(archivedAds))
  expect(kept).not.toMatch(/777|123|dvor|Dvo|novak|Novák|kounic|example/i)
})

test('N022 sold and ended ads are found, withdrawn, paused, blocked and deleted ones not', async () => {
  expect(await found({ q: 'tandem' })).toHaveLength(2)
  await db.update(ads).set({ state: 'deleted' }).where(eq(ads.id, states.sold.id))

  expect(await found({ q: 'tandem' })).toEqual([expect.stringContaining('starý')])
})

test('N022 an erased ad leaves nothing in the archive, and no later edition brings it back', async () => {
  await db.transaction((tx) => eraseAds(tx, eq(ads.id, named.id), NOW))
  const kept = () => db.$count(archivedAds, eq(archivedAds.adId, named.id))
  expect(await kept()).toBe(0)
  await printEdition(42, '2026-10-20')
  await archiveEditions(database, clock)

  expect(await kept()).toBe(0)
  expect(await found({ q: 'favorit' })).toEqual([])
})

test('N022 a section is searched with all below it, and without words tells what it printed', async () => {
  expect(await found({ sectionSlug: 'kola' })).toHaveLength(2)
  expect(await found({ q: 'kolo', sectionSlug: 'kola' })).toHaveLength(1)
  expect(await found({ q: 'kolo', sectionSlug: 'auta' })).toEqual([])
  expect(await search({ sectionSlug: 'kola', perPage: '1', page: '2' })).toMatchObject({
    meta: { total: 2 },
    data: [{}],
  })
})

test('N022 adult sections are not in the paper, and the adult site finds nothing', async () => {
  const moved = await addAd(cars, { heading: 'Žebřiňák' })
  await printEdition(43, '2026-10-27')
  await archiveEditions(database, clock)
  expect(await found({ q: 'žebřiňák' })).toHaveLength(1)
  await db.update(ads).set({ brandCode: 'adult', sectionId: adult.id }).where(eq(ads.id, moved.id))

  expect(await found({ q: 'žebřiňák' })).toEqual([])
  expect(await found({ q: 'kolo' }, 'adult')).toEqual([])
  const ofSister = await ask('/api/front/printed-ads?sectionSlug=pomucky')
  expect(ofSister.statusCode).toBe(404)
})

test.each(['', '   ', '!!!', "kolo' | 'x:* & !y", '🚲', 'a'.repeat(2000), '\\', 'žžžž'])(
  'N022 „%s“ finds nothing and breaks nothing',
  async (q) => {
    expect((await search({ q })).meta).toEqual({ total: 0, isTotalExact: true })
  },
)

test('N022 a query above two thousand characters and a page beyond the last are refused', async () => {
  const statuses = await Promise.all(
    [`q=${'a'.repeat(2001)}`, 'q=kolo&page=21', 'q=kolo&page=0', 'q=kolo&perPage=25'].map(
      async (query) => (await ask(`/api/front/printed-ads?${query}`)).statusCode,
    ),
  )

  expect(statuses).toEqual([400, 400, 400, 400])
})
