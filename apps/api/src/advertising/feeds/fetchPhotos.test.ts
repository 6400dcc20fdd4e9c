import type { Socket } from 'node:net'
import type { Feed } from '@inzrt/contracts/account/feed'
import { MINUTE_MS } from '@inzrt/domain/time'
import { feedFault } from '@inzrt/rules/feed'
import { formMessage } from '@inzrt/rules/forms'
import { asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, expect, test } from 'vitest'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { adRevisions } from '../../platform/database/schema/adRevisions.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { feedPhotos } from '../../platform/database/schema/feeds.ts'
import { jobFailures } from '../../platform/database/schema/jobFailures.ts'
import { sections } from '../../platform/database/schema/sections.ts'
import type { RowsFailed } from '../../platform/jobs/RowsFailed.ts'
import { reachOutside } from '../../platform/outside/reach.ts'
import { createSellers, csvOf } from '../../test/createSellers.ts'
import { drawPhoto } from '../../test/drawPhoto.ts'
import { spoilRow } from '../../test/spoilRow.ts'
import { answerOf, startRawServer } from '../../test/startRawServer.ts'

const world = await createSellers()
const { addSeller, cellsOf, clock, database, fetch, originals } = world
const { db } = database

const photo = (seed: number) => drawPhoto({ width: 400, height: 300, seed }).jpeg().toBuffer()
const [one, two, three] = await Promise.all([photo(1), photo(2), photo(3)])
/** Little on the way, much once it is decoded. */
const bomb = await sharp({
  create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
})
  .png({ compressionLevel: 9 })
  .toBuffer()

/** Connections that get no answer until a test gives one. */
const held: Socket[] = []
/** A photo that takes a moment, by which turns are told from one another. */
const takeTurn = (socket: Socket) => {
  clock.pass(1)
  socket.end(answerOf(two))
}
/** Whether the server of one photo is back. */
let isUp = false

const web = await startRawServer({
  '/1.jpg': (socket) => socket.end(answerOf(one)),
  '/2.jpg': (socket) => socket.end(answerOf(two)),
  '/3.jpg': (socket) => socket.end(answerOf(three)),
  '/torn.jpg': (socket) =>
    socket.end(answerOf(one.subarray(0, 2_000), '200 OK\r\ncontent-length: 99999')),
  '/page.jpg': (socket) => socket.end(answerOf('<!doctype html><script>alert(1)</script>')),
  '/bomb.png': (socket) => socket.end(answerOf(bomb)),
  '/inside.jpg': (socket) =>
    socket.end(answerOf('', '302 Found\r\nlocation: http://10.0.0.1/1.jpg\r\ncontent-length: 0')),
  '/large.jpg': (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 99999999\r\n\r\nx'),
  '/silent.jpg': () => undefined,
  ...Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`/turn-${n}.jpg`, takeTurn])),
  '/late.jpg': (socket) =>
    isUp
      ? socket.end(answerOf(two))
      : socket.end(answerOf('', '503 Service Unavailable\r\ncontent-length: 0'), () => {
          isUp = true
        }),
  '/held.jpg': (socket) => held.push(socket),
})
afterAll(web.stop)
// What one test leaves to be fetched again is no other's.
afterEach(() => db.delete(feedPhotos))

const urls = (...names: readonly string[]) => names.map((name) => `${web.origin}/${name}`).join(' ')
const NO_PHOTOS = { waiting: 0, again: 0, againAt: null, failed: 0 }
const counts = ({ outcomes }: Feed) =>
  Object.fromEntries(Object.entries(outcomes).filter(([, number]) => number > 0))

/** As often as photos that did not come are fetched again. */
const fetchAgain = async (...how: Parameters<typeof fetch>) => {
  for (const minutes of [15, 120]) {
    clock.pass(minutes * 60)
    await fetch(...how)
  }
}

const imagesOf = (adId: number | undefined) =>
  db
    .select()
    .from(adImages)
    .where(eq(adImages.adId, adId ?? 0))
    .orderBy(asc(adImages.position))
const sourcesOf = async (adId: number | undefined) =>
  (await imagesOf(adId)).map(({ fetchedFrom }) => fetchedFrom?.split('/').at(-1))

test('P064 photos come from their addresses, the first as the main one, and are told of', async () => {
  const seller = await addSeller()
  const file = csvOf([
    cellsOf('A1', { Fotky: urls('2.jpg', '1.jpg') }),
    cellsOf('A2', { Fotky: '' }),
  ])
  const feed = await seller.send(file)
  expect(counts(feed)).toEqual({ created: 2 })
  expect(feed.photos).toEqual({ ...NO_PHOTOS, waiting: 1 })
  expect((await seller.lines(feed.id))[0]?.photos).toEqual({ faults: [], againAt: null })
  expect((await seller.exported()).map(({ Fotky }) => Fotky)).toEqual([urls('2.jpg', '1.jpg'), ''])

  expect(await fetch()).toBe(1)

  const [ad] = await seller.ads()
  const images = await imagesOf(ad?.id)
  expect(images.map(({ fetchedFrom, width }) => [fetchedFrom, width])).toEqual([
    [urls('2.jpg'), 400],
    [urls('1.jpg'), 400],
  ])
  expect(ad).toMatchObject({ mainImageId: images[0]?.id, imagesCount: 2 })
  expect((await seller.read(feed.id)).photos).toEqual(NO_PHOTOS)
  expect((await seller.lines(feed.id))[0]?.photos).toBeNull()
})

test('P064 a file with photos goes in, comes out equal and changes nothing again', async () => {
  const seller = await addSeller()
  await seller.send(csvOf([cellsOf('A1', { Fotky: urls('1.jpg', '3.jpg') })]))
  const before = csvOf(await seller.exported())
  await fetch()
  expect(csvOf(await seller.exported())).toBe(before)
  const [ad] = await seller.ads()
  web.asked.length = 0

  expect(counts(await seller.send(before))).toEqual({ unchanged: 1 })
  expect(await fetch()).toBe(0)
  expect(web.asked).toEqual([])
  expect(await seller.ads()).toEqual([ad])
})

test('P064 of other addresses only the new ones are fetched, in the order of the file', async () => {
  const seller = await addSeller()
  const send = (...names: readonly string[]) =>
    seller.send(csvOf([cellsOf('A1', { Fotky: urls(...names) })]))
  await send('1.jpg', '2.jpg')
  await fetch()
  const [ad] = await seller.ads()
  const [gone] = await imagesOf(ad?.id)
  web.asked.length = 0
  expect(counts(await send('3.jpg', '2.jpg'))).toEqual({ changed: 1 })
  await fetch()
  expect(web.asked).toEqual(['/3.jpg'])
  expect(await sourcesOf(ad?.id)).toEqual(['3.jpg', '2.jpg'])
  expect(await originals.find(gone?.path ?? '')).toBeNull()

  expect(counts(await send('2.jpg', '3.jpg'))).toEqual({ changed: 1 })
  await fetch()
  expect(await sourcesOf(ad?.id)).toEqual(['2.jpg', '3.jpg'])
  expect(counts(await send())).toEqual({ changed: 1 })
  await fetch()
  expect(await sourcesOf(ad?.id)).toEqual([])
})

test('P064 photos a person sent stay behind those of a file, and are none of its cells', async () => {
  const seller = await addSeller()
  const { uploadToken } = await world.upload()
  const images = [{ uploadToken, main: true }]
  await world.place(world.adOf(world.free, { images }), seller.as)
  const [row = {}] = await seller.exported()
  expect(row.Fotky).toBe('')
  expect(counts(await seller.send(csvOf([row])))).toEqual({ unchanged: 1 })
  await seller.send(csvOf([{ ...row, Fotky: urls('1.jpg') }]))
  await fetch()

  const [ad] = await seller.ads()
  expect(await sourcesOf(ad?.id)).toEqual(['1.jpg', undefined])
  expect(ad?.mainImageId).toBe((await imagesOf(ad?.id))[1]?.id)
})

/** Of photos that nobody sends, in their order. */
const WHY = [
  '1. fotka: na adresu se nejde připojit.',
  '2. fotka: Fotka musí být ve formátu JPEG, PNG nebo WebP.',
  '3. fotka: Fotka má příliš mnoho bodů. Zmenšete ji prosím.',
  '4. fotka: server odpověděl chybou 404.',
  '5. fotka: je větší než 10\u00a0MB.',
  '7. fotka: na adresu se nejde připojit.',
]

test('P064 photos that do not come are told by line, and the others are kept', async () => {
  const seller = await addSeller()
  const names = [
    'torn.jpg',
    'page.jpg',
    'bomb.png',
    'missing.jpg',
    'large.jpg',
    '1.jpg',
    'inside.jpg',
  ]
  const feed = await seller.send(
    csvOf([cellsOf('A1', { Fotky: urls(...names) }), cellsOf('A2', { Fotky: urls('2.jpg') })]),
  )
  await fetch()
  const againAt = new Date(clock.read().getTime() + 15 * MINUTE_MS).toISOString()
  expect((await seller.read(feed.id)).photos).toEqual({ ...NO_PHOTOS, again: 1, againAt })
  expect(await seller.lines(feed.id, 'only=wrong')).toMatchObject([
    { line: 2, outcome: 'created', faults: {}, photos: { faults: WHY, againAt } },
  ])
  await fetchAgain()

  const [first, second] = await seller.ads()
  expect(await sourcesOf(first?.id)).toEqual(['1.jpg'])
  expect(await sourcesOf(second?.id)).toEqual(['2.jpg'])
  expect((await seller.read(feed.id)).photos).toEqual({ ...NO_PHOTOS, failed: 1 })
  expect(await seller.lines(feed.id, 'only=wrong')).toMatchObject([
    {
      line: 2,
      outcome: 'created',
      faults: {
        Fotky: [...WHY, feedFault.photosOver].join(' '),
      },
      photos: null,
    },
  ])
})

test('P064 a photo of a server that was away comes later, and no failure is reported', async () => {
  const seller = await addSeller()
  const feed = await seller.send(csvOf([cellsOf('A1', { Fotky: urls('late.jpg', '1.jpg') })]))
  await fetch()
  const [ad] = await seller.ads()
  expect(await sourcesOf(ad?.id)).toEqual(['1.jpg'])
  expect((await seller.read(feed.id)).photos).toMatchObject({ waiting: 0, again: 1, failed: 0 })
  expect((await seller.lines(feed.id, 'only=wrong'))[0]?.photos?.faults).toEqual([
    '1. fotka: server odpověděl chybou 503.',
  ])
  clock.pass(15 * 60 - 1)
  expect(await fetch()).toBe(0)
  clock.pass(1)
  web.asked.length = 0

  expect(await fetch()).toBe(1)
  expect(web.asked).toEqual(['/late.jpg'])
  expect(await sourcesOf(ad?.id)).toEqual(['late.jpg', '1.jpg'])
  expect((await seller.read(feed.id)).photos).toEqual(NO_PHOTOS)
  expect(await seller.lines(feed.id, 'only=wrong')).toEqual([])
})

test.each([
  ['missing.jpg', '1. fotka: server odpověděl chybou 404.'],
  ['page.jpg', '1. fotka: Fotka musí být ve formátu JPEG, PNG nebo WebP.'],
  ['large.jpg', '1. fotka: je větší než 10\u00a0MB.'],
])(
  'P064 why %s does not come stands beside its line after the first and last try',
  async (name, why) => {
    const seller = await addSeller()
    const feed = await seller.send(csvOf([cellsOf('A1', { Fotky: urls(name) })]))
    await fetch()

    expect((await seller.read(feed.id)).photos).toEqual({ ...NO_PHOTOS, failed: 1 })
    expect(await seller.lines(feed.id, 'only=wrong')).toMatchObject([
      { line: 2, faults: { Fotky: `${why} ${feedFault.photosOver}` }, photos: null },
    ])
  },
)

test('P064 a line asked again forgets why its former photos did not come', async () => {
  const seller = await addSeller()
  await seller.send(csvOf([cellsOf('A1', { Fotky: urls('torn.jpg') })]))
  await fetch()
  const feed = await seller.send(csvOf([cellsOf('A1', { Fotky: urls('torn.jpg', '1.jpg') })]))

  expect((await seller.lines(feed.id))[0]?.photos).toEqual({ faults: [], againAt: null })
  expect(feed.photos).toEqual({ ...NO_PHOTOS, waiting: 1 })
})

test('P064 sellers take turns: photos of a short file do not wait for those of a long one', async () => {
  const [long, short] = [await addSeller(), await addSeller()]
  const lines = Array.from({ length: 8 }, (_, n) =>
    cellsOf(`A${n}`, { Fotky: urls(`turn-${n}.jpg`) }),
  )
  await long.send(csvOf(lines))
  await long.send(csvOf([cellsOf('B1', { Fotky: urls('turn-8.jpg') })]))
  await short.send(
    csvOf([cellsOf('A1', { Fotky: urls('1.jpg') }), cellsOf('A2', { Fotky: urls('3.jpg') })]),
  )
  web.asked.length = 0
  await fetch()

  expect(web.asked).toHaveLength(11)
  expect(web.asked.indexOf('/1.jpg')).toBeLessThan(4)
  expect(web.asked.indexOf('/3.jpg')).toBeLessThan(7)
})

test('P064 a line names addresses of the web, and no more photos than an ad takes', async () => {
  const seller = await addSeller()
  const wrong = (n: number) =>
    `${n}. fotka nemá použitelnou adresu. Má začínat https:// nebo http:// a\u00a0mít nejvýš 2\u00a0000\u00a0znaků.`
  const feed = await seller.send(
    csvOf([
      cellsOf('A1', { Fotky: 'https://bazar.example/1.jpg file:///etc/passwd' }),
      cellsOf('A2', { Fotky: 'foto.jpg' }),
      cellsOf('A3', { Fotky: `https://bazar.example/${'a'.repeat(2_000)}` }),
      cellsOf('A4', { Fotky: urls(...Array.from({ length: 11 }, (_, n) => `${n}.jpg`)) }),
    ]),
  )

  expect((await seller.lines(feed.id)).map(({ faults }) => faults)).toEqual([
    { Fotky: wrong(2) },
    { Fotky: wrong(1) },
    { Fotky: wrong(1) },
    { Fotky: formMessage.tooManyImages(10) },
  ])
})

test('P064 photos that lie within the house are not fetched', async () => {
  const seller = await addSeller()
  const feed = await seller.send(csvOf([cellsOf('A1', { Fotky: urls('1.jpg') })]))
  web.asked.length = 0
  await fetch({}, reachOutside)

  await fetchAgain({}, reachOutside)
  expect(web.asked).toEqual([])
  const [line] = await seller.lines(feed.id, 'only=wrong')
  expect(line?.faults).toEqual({
    Fotky: `1. fotka: na adresu se nejde připojit. ${feedFault.photosOver}`,
  })
})

test('P064 new photos of a published ad wait for a person where changes are read', async () => {
  const [section] = await db
    .update(sections)
    .set({ requiresApproval: true })
    .where(eq(sections.slug, 'auta'))
    .returning()
  const seller = await addSeller()
  const line = cellsOf('A1', { Fotky: urls('1.jpg') })
  await seller.send(csvOf([cellsOf('A1')]))
  await db
    .update(ads)
    .set({ state: 'published', stateReason: null, publishedAt: new Date(0) })
    .where(eq(ads.userId, seller.userId))
  await seller.send(csvOf([line]))
  await fetch()
  await db
    .update(sections)
    .set({ requiresApproval: false })
    .where(eq(sections.id, section?.id ?? 0))

  const [ad] = await seller.ads()
  expect(ad).toMatchObject({ state: 'published', imagesCount: 0 })
  const [revision] = await db
    .select()
    .from(adRevisions)
    .where(eq(adRevisions.adId, ad?.id ?? 0))
  expect(revision?.images).toMatchObject([{ main: true }])
  expect(await seller.exported()).toMatchObject([{ Fotky: urls('1.jpg') }])
  expect(counts(await seller.send(csvOf([line])))).toEqual({ unchanged: 1 })
})

test.each(['rejected', 'deleted', 'closed', 'blocked'] as const)(
  'P064 an ad that was %s meanwhile is left as it is',
  async (state) => {
    const seller = await addSeller()
    const feed = await seller.send(csvOf([cellsOf('A1', { Fotky: urls('1.jpg') })]))
    await db.update(ads).set({ state }).where(eq(ads.userId, seller.userId))
    const before = await seller.ads()
    web.asked.length = 0
    await fetch()

    expect(web.asked).toEqual([])
    expect(await seller.ads()).toEqual(before)
    expect((await seller.lines(feed.id, 'only=wrong'))[0]?.faults).toEqual({
      Fotky: 'Inzerát už změnit nejde, a\u00a0tak jsme fotky nestáhli.',
    })
  },
)

test('P064 a process that stops within a line leaves it to be fetched again', async () => {
  const seller = await addSeller()
  await seller.send(csvOf([cellsOf('A1', { Fotky: urls('2.jpg', 'silent.jpg') })]))
  const stop = new AbortController()
  web.asked.length = 0
  const stopped = fetch({ stopping: stop.signal })
  await expect.poll(() => web.asked).toContain('/silent.jpg')
  expect(await Promise.all([fetch(), fetch()])).toEqual([0, 0])
  stop.abort()
  await stopped
  const [ad] = await seller.ads()
  expect(await imagesOf(ad?.id)).toEqual([])
  expect(await db.select().from(feedPhotos)).toHaveLength(1)
  await seller.send(csvOf([cellsOf('A1', { Fotky: urls('2.jpg') })]))

  expect(await fetch()).toBe(1)
  expect(await sourcesOf(ad?.id)).toEqual(['2.jpg'])
})

test('P064 photos taken by a process that was killed come in a minute', async () => {
  const seller = await addSeller()
  await seller.send(csvOf([cellsOf('A1', { Fotky: urls('1.jpg') })]))
  await db.update(feedPhotos).set({ freeAt: new Date(clock.read().getTime() + 60_000) })
  expect(await fetch()).toBe(0)
  clock.pass(61)

  expect(await fetch()).toBe(1)
  const [ad] = await seller.ads()
  expect(await sourcesOf(ad?.id)).toEqual(['1.jpg'])
})

test('P064 a line asked otherwise while its photos came is fetched as it was asked last', async () => {
  const seller = await addSeller()
  await seller.send(csvOf([cellsOf('A1', { Fotky: urls('held.jpg') })]))
  const first = fetch()
  await expect.poll(() => held).toHaveLength(1)
  await seller.send(csvOf([cellsOf('A1', { Fotky: urls('3.jpg') })]))
  held[0]?.end(answerOf(one))
  expect(await first).toBe(2)

  const [ad] = await seller.ads()
  expect(await sourcesOf(ad?.id)).toEqual(['3.jpg'])
})

test('P064 photos of an ad that cannot be kept hold up those of no other', async () => {
  const [seller, other] = [await addSeller(), await addSeller()]
  await seller.send(csvOf([cellsOf('A1', { Fotky: urls('1.jpg') })]))
  await other.send(
    csvOf([cellsOf('B1', { Fotky: urls('2.jpg') }), cellsOf('B2', { Fotky: urls('3.jpg') })]),
  )
  const [bad] = await seller.ads()
  const mend = await spoilRow(database, 'ad_images', `new.ad_id = ${bad?.id}`)
  const failed = await fetch().catch((error: RowsFailed) => error.failures)
  expect(failed).toMatchObject([{ row: String(bad?.id) }])
  const left = async () => (await db.select().from(feedPhotos)).map(({ adId }) => adId)
  expect(await left()).toEqual([bad?.id])
  clock.pass(61)
  await fetch()
  await mend()
  await db.delete(jobFailures)
  clock.pass(61)
  await fetch()

  expect(await left()).toEqual([])
})
