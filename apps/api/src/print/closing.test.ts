import { readFile } from 'node:fs/promises'
import { and, asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createImageStore } from '../catalogue/images/createImageStore.ts'
import { createOriginals } from '../catalogue/images/createOriginals.ts'
import { ads } from '../platform/database/schema/ads.ts'
import { editionAds, editions } from '../platform/database/schema/editions.ts'
import { createTestApp } from '../test/createTestApp.ts'
import { createWorld } from '../test/createWorld.ts'
import { drawPhoto } from '../test/drawPhoto.ts'
import { closeDueEditions } from './closeDueEditions.ts'
import { closeEdition } from './closeEdition.ts'
import { composeEditions } from './composeEditions.ts'

const NOW = new Date('2026-11-26T11:00:00Z')
const clock = () => NOW
const { database, imagesDir } = await createTestApp({ clock })
const { db } = database
const { addSection, addAd } = createWorld(database)

const top = await addSection({ name: 'Kola a sport', slug: 'kola-a-sport' })
const bikes = await addSection({ name: 'Kola', parentId: top.id, level: 2 })
const adult = await addSection({ brandCode: 'adult' })
const wanted = await addAd(bikes, { heading: 'Koupím dětské kolo', type: 'inquiry' })
await createOriginals(imagesDir).write('/2026/kolo.jpg', await drawPhoto().jpeg().toBuffer())
const offered = await addAd(bikes, {
  heading: 'Prodám žluťoučké kolo',
  mainImagePath: '/2026/kolo.jpg',
  highlightedUntil: new Date('2027-01-01'),
})
await addAd(bikes, { state: 'paused' })
await addAd(adult, { brandCode: 'adult' })

const addEdition = async (number: number, deadlineAt: Date, releaseDate: string) => {
  const values = { number, year: 2026, deadlineAt, releaseDate }
  const [added] = await db.insert(editions).values(values).returning()

  return added?.id ?? 0
}
const printed = (editionId: number) =>
  db
    .select()
    .from(editionAds)
    .where(eq(editionAds.editionId, editionId))
    .orderBy(asc(editionAds.position))
const editionOf = async (id: number) =>
  (await db.select().from(editions).where(eq(editions.id, id)))[0]

test('N002 an edition closed by many at once takes every published ad once, unchanged', async () => {
  const id = await addEdition(40, NOW, '2026-12-01')
  const close = () => closeEdition(database, clock, { year: 2026, number: 40 })
  const outcomes = await Promise.all([close(), close(), close()])

  expect(outcomes.toSorted()).toEqual(['already', 'already', 'closed'])
  expect((await printed(id)).map(({ adId }) => adId)).toEqual([offered.id, wanted.id])
  expect(await editionOf(id)).toMatchObject({ closedAt: NOW, adsCount: 2 })

  await db
    .update(ads)
    .set({ heading: 'Něco jiného', state: 'deleted' })
    .where(eq(ads.id, offered.id))
  expect((await printed(id))[0]?.heading).toBe('Prodám žluťoučké kolo')
  await db.update(ads).set({ state: 'published' }).where(eq(ads.id, offered.id))
})

test('N002 an edition that is not planned cannot be closed', async () => {
  expect(await closeEdition(database, clock, { year: 2026, number: 99 })).toBe('unknown')
})

test('N002 the deadline closes what is due, neither later editions nor overdue ones', async () => {
  const past = await addEdition(41, new Date('2026-11-19T11:00:00Z'), '2026-11-24')
  const due = await addEdition(42, NOW, '2026-12-01')
  const later = await addEdition(43, new Date('2026-12-03T11:00:00Z'), '2026-12-08')

  expect(await closeDueEditions(database, clock)).toBe(1)
  expect(await closeDueEditions(database, clock)).toBe(0)
  expect((await editionOf(due))?.closedAt).toEqual(NOW)
  expect((await editionOf(past))?.closedAt).toBeNull()
  expect((await editionOf(later))?.closedAt).toBeNull()
})

test('N002 N005 R067 a closed edition is set once: a PDF, its cover, and the page of each ad', async () => {
  const id = await addEdition(44, NOW, '2026-12-01')
  await closeEdition(database, clock, { year: 2026, number: 44 })
  const originals = createOriginals(imagesDir)
  const publisher = {
    name: 'Inzrt',
    wordmark: 'inzrt.',
    origin: 'https://inzrt.example',
    address: 'inzrt.example',
  }
  const imageStore = createImageStore(originals, imagesDir)
  const compose = () => composeEditions({ database, originals, imageStore, publisher })
  expect(await compose()).toBeGreaterThan(0)
  expect(await compose()).toBe(0)

  const edition = await editionOf(id)
  expect(edition).toMatchObject({ pages: 1 })
  expect((await readFile(`${imagesDir}${edition?.pdfPath}`)).subarray(0, 5).toString()).toBe(
    '%PDF-',
  )
  const cover = sharp(await readFile(`${imagesDir}${edition?.coverPath}`))
  expect(await cover.metadata()).toMatchObject({ format: 'png', width: 640 })
  expect((await cover.stats()).channels[0]?.mean).toBeLessThan(250)
  const isOffered = and(eq(editionAds.editionId, id), eq(editionAds.adId, offered.id))
  expect(await db.select({ page: editionAds.page }).from(editionAds).where(isOffered)).toEqual([
    { page: 1 },
  ])
}, 60_000)
