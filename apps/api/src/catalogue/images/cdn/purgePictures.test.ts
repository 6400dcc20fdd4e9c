import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { adImages } from '../../../platform/database/schema/adImages.ts'
import { ads } from '../../../platform/database/schema/ads.ts'
import { sellerPages } from '../../../platform/database/schema/sellerPages.ts'
import { users } from '../../../platform/database/schema/users.ts'
import { createAdvertisers } from '../../../test/createAdvertisers.ts'
import { createPurge } from './createPurge.ts'
import { purgePictures } from './purgePictures.ts'

const { database, addSection, addAd, register } = await createAdvertisers()
const { db, pool } = database
const section = await addSection()

let status = 200
let asked: unknown[] = []
const cdn = createServer(async (request, response) => {
  const { url, method, headers } = request
  const { tags } = (await json(request)) as { tags: string[] }
  asked.push({ url, method, authorization: headers.authorization, tags: tags.toSorted() })
  response.writeHead(status, { location: '/elsewhere' }).end('{"success":true}')
})
await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve))
afterAll(() => void cdn.close())
const { port } = cdn.address() as AddressInfo
const purge = createPurge({ url: `http://127.0.0.1:${port}/purge`, key: 'klic-site' })

const left = async (): Promise<number> =>
  (await pool.query('select from outdated_pictures')).rowCount ?? 0

const asks = (...tags: string[]) => [
  { url: '/purge', method: 'POST', authorization: 'Bearer klic-site', tags },
]

let photos = 0
const placeWithPhotos = (...names: string[]) =>
  addAd(section, { images: names.map((name) => `/${name}${photos++}.jpg`) })
const pathsOf = async (adId: number): Promise<string[]> =>
  (await db.select().from(adImages).where(eq(adImages.adId, adId)))
    .map(({ path }) => path)
    .toSorted()

beforeEach(async () => {
  status = 200
  asked = []
  await purgePictures(database, null)
})

test.each(['blocked', 'rejected', 'deleted'] as const)(
  'S001 photos of an ad that is %s are forgotten by the CDN',
  async (state) => {
    const ad = await placeWithPhotos('a', 'b')
    await db.update(ads).set({ heading: 'Jiné kolo' }).where(eq(ads.id, ad.id))
    expect(await left()).toBe(0)
    await db.update(ads).set({ state }).where(eq(ads.id, ad.id))
    await purgePictures(database, purge)

    expect(asked).toEqual(asks(...(await pathsOf(ad.id))))
    expect(await left()).toBe(0)
  },
)

test('S001 a photo taken out of its ad is forgotten by the CDN, others are not', async () => {
  const ad = await placeWithPhotos('a', 'b')
  const [gone = ''] = await pathsOf(ad.id)
  await db.delete(adImages).where(eq(adImages.path, gone))
  await purgePictures(database, purge)

  expect(asked).toEqual(asks(gone))
})

test('S001 the logo of a company that was blocked is forgotten by the CDN', async () => {
  const { nickname } = await register()
  const [user] = await db.select().from(users).where(eq(users.nickname, nickname))
  const [userId, updatedAt] = [user?.id ?? 0, new Date()]
  const page = { userId, brandCode: 'general', logoPath: '/logo.png', updatedAt } as const
  await db.insert(sellerPages).values(page)
  await db.update(sellerPages).set({ logoPath: '/nove.png' })
  await db.update(users).set({ blockedAt: updatedAt }).where(eq(users.id, userId))
  await purgePictures(database, purge)

  expect(asked).toEqual(asks('/logo.png', '/nove.png'))
})

test.each([500, 401, 307])(
  'S001 what a CDN refuses with %i is asked of it again',
  async (answer) => {
    const ad = await placeWithPhotos('a')
    await db.delete(ads).where(eq(ads.id, ad.id))
    status = answer
    await expect(purgePictures(database, purge)).rejects.toThrow()
    expect(await left()).toBe(1)
    status = 200
    await purgePictures(database, purge)

    expect(asked).toHaveLength(2)
    expect(await left()).toBe(0)
  },
)

test('S001 a CDN that takes no more at this moment is asked a hundred at a time later', async () => {
  await pool.query(
    "insert into outdated_pictures (path) select '/' || n || '.jpg' from generate_series(1, 150) n",
  )
  status = 429
  expect(await purgePictures(database, purge)).toBe(0)
  status = 200
  expect(await purgePictures(database, purge)).toBe(150)

  expect(asked.map((each) => (each as { tags: string[] }).tags.length)).toEqual([100, 100, 50])
})
