import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DAY_MS } from '@inzrt/domain/time'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { banners } from '../../platform/database/schema/banners.ts'
import { createTestApp, visitorOf } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'
import { TOKEN_KEY } from '../../test/secrets.ts'
import { createFileSeal } from './createFileSeal.ts'

const { database, ask, imagesDir } = await createTestApp()
const { addSection, addAd } = createWorld(database)

const keep = async (path: string, bytes: Buffer | string): Promise<void> => {
  await mkdir(dirname(imagesDir + path), { recursive: true })
  await writeFile(imagesDir + path, bytes)
}
const photo = (width = 1_600, height = 1_200) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })

const section = await addSection()
const path = '/2026/05/1a2b/77.jpg'
const ad = await addAd(section, {
  heading: 'Prodám kolo',
  images: [path, '/demo/kresba-01a.webp', '/2026/05/1a2b/78.jpg', '/2026/05/1a2b/79.jpg'],
})
await keep(
  path,
  await photo()
    .withExif({ IFD0: { Make: 'Fotoaparát' } })
    .jpeg()
    .toBuffer(),
)
await keep(
  '/demo/kresba-01a.svg',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"><rect width="400" height="300" fill="#1a4"/></svg>',
)

const image = (
  url: string,
  accept = 'image/avif,image/webp,*/*',
  brand: 'general' | 'adult' = 'general',
  more = {},
) => ask(`/api/image${url}`, { headers: { ...visitorOf(brand), accept, ...more } })

test.each([
  ['thumb', 240, 180],
  ['thumb2x', 480, 360],
  ['small', 640, 480],
  ['large', 1_280, 960],
  ['card', 1_200, 630],
])('R156 R158 P018 the variant %s is %i × %i', async (variant, width, height) => {
  const answer = await image(`/2026/05/1a2b/77-${variant}.jpg`, 'image/webp')
  const made = await sharp(answer.rawPayload).metadata()

  expect(answer.statusCode).toBe(200)
  expect(made).toMatchObject({ format: 'webp', width, height })
  expect(made.exif).toBeUndefined()
})

test.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'ftypavif'],
  ['image/webp,*/*', 'image/webp', 'WEBP'],
  ['*/*', 'image/jpeg', '\xff\xd8\xff'],
  ['text/html', 'image/jpeg', '\xff\xd8\xff'],
])('P018 who accepts %s gets %s', async (accept, type, mark) => {
  const answer = await image('/2026/05/1a2b/77-thumb.jpg', accept)

  expect(answer.headers['content-type']).toBe(type)
  expect(answer.rawPayload.subarray(0, 16).toString('latin1')).toContain(mark)
})

test('R158 a picture is kept for a year and asked for again by its mark', async () => {
  const first = await image('/2026/05/1a2b/77-small.jpg')
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    'cache-tag': '/2026/05/1a2b/77.jpg',
    etag: expect.stringMatching(/^"[\w-]{27}"$/),
  })
  const again = await image('/2026/05/1a2b/77-small.jpg', undefined, 'general', {
    'if-none-match': first.headers.etag,
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])

  await utimes(imagesDir + path, new Date(), new Date(0))
  const changed = await image('/2026/05/1a2b/77-small.jpg')
  expect(changed.headers.etag).not.toBe(first.headers.etag)
})

test('a browser neither guesses a picture’s type nor runs what is in it', async () => {
  const { headers } = await image('/2026/05/1a2b/77-thumb.jpg', 'image/webp')

  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-site',
    'content-disposition': 'inline; filename="77-thumb.webp"',
  })
})

test('a picture that many ask for at the same time is answered to all and kept once', async () => {
  const url = '/2026/05/1a2b/77-large.jpg'
  const answers = await Promise.all(Array.from({ length: 20 }, () => image(url, 'image/webp')))
  const kept = (await readdir(`${imagesDir}-cache`, { recursive: true })).filter((file) =>
    file.includes(answers[0]?.headers.etag?.slice(1, -1) ?? 'none'),
  )

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(kept).toHaveLength(1)
})

test('a drawing of the demo is served as a picture, never as a drawing', async () => {
  const answer = await image('/demo/kresba-01a-thumb2x.webp', 'image/webp')

  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480 })
  expect((await image('/demo/kresba-01a.svg')).statusCode).toBe(404)
})

test('an original that is no picture, or a bomb, is refused without a server error', async () => {
  await keep('/2026/05/1a2b/78.jpg', '<html><script>alert(1)</script></html>')
  await keep('/2026/05/1a2b/79.jpg', await photo(9_000, 9_000).png().toBuffer())

  for (const name of ['78', '79']) {
    const answer = await image(`/2026/05/1a2b/${name}-thumb.jpg`)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  }
})

test.each([
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd.webp',
  '/2026/05/1a2b/77.jpg%00.webp',
  '/2026//77.jpg',
  '/2026/05/1a2b/77.exe',
  '/neni.webp',
  `/${'a'.repeat(3_000)}.webp`,
  '/%F0%9F%9A%B2.webp',
])('a path such as %s finds nothing', async (url) => {
  const answer = await image(url)

  expect(answer.statusCode).toBe(404)
  expect(answer.json().code).toBe('not_found')
})

test('P041 pictures of adult and blocked ads open by a moderator’s address for two days', async () => {
  const blocked = await addAd(section, { state: 'blocked', images: ['/2026/05/zkus/1.jpg'] })
  await keep('/2026/05/zkus/1.jpg', await photo(400, 300).jpeg().toBuffer())
  const seal = (daysAgo: number) =>
    createFileSeal(TOKEN_KEY.secret, () => new Date(Date.now() - daysAgo * DAY_MS)).seal(
      '/2026/05/zkus/1.jpg',
    )
  const statusOf = async (path: string) =>
    (await image(path.replace('.jpg', '-thumb.jpg'))).statusCode

  expect(blocked.state).toBe('blocked')
  expect(await statusOf('/2026/05/zkus/1.jpg')).toBe(404)
  expect(await statusOf(seal(0))).toBe(200)
  expect(await statusOf(seal(1))).toBe(200)
  expect(await statusOf(seal(2))).toBe(404)
  expect(await statusOf(seal(0).replace('zkus/1', 'zkus/2'))).toBe(404)
})

test('N013 a picture shows only on its ad’s or banner’s site, and only while that is public', async () => {
  const adult = await addSection({ brandCode: 'adult' })
  const secret = await addAd(adult, { images: ['/a/1.jpg'] })
  await keep('/a/1.jpg', await photo().jpeg().toBuffer())
  await keep('/b/1.jpg', await photo().jpeg().toBuffer())
  await database.db.insert(banners).values({
    brandCode: 'general',
    position: 1,
    imagePath: '/b/1.jpg',
    targetUrl: 'https://example.cz/',
    alt: '',
    advertiser: '',
  })
  const status = async (url: string, brand: 'general' | 'adult') =>
    (await image(url, '*/*', brand)).statusCode

  expect(await status('/a/1-thumb.jpg', 'adult')).toBe(200)
  expect(await status('/a/1-thumb.jpg', 'general')).toBe(404)
  expect(await status('/b/1.jpg', 'general')).toBe(200)
  expect(await status('/b/1.jpg', 'adult')).toBe(404)
  await database.pool.query(`update ads set state = 'blocked' where id = $1`, [secret.id])
  expect(await status('/a/1-thumb.jpg', 'adult')).toBe(404)
})

test('P060 every ad has a card of 1200 × 630 to be shared with, with a photo or without', async () => {
  const plain = await addAd(section, { heading: 'Koupím <b>& vyměním', priceType: 'agreement' })
  for (const { slug } of [ad, plain]) {
    const answer = await image(`/card/${slug}.jpg`)
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1_200, height: 630 })
  }
  expect((await image(`/card/${ad.slug}.jpg`, '*/*', 'adult')).statusCode).toBe(404)
  expect((await image('/card/neni-0zzz.jpg')).statusCode).toBe(404)
})

test.each([
  ['many lines', 'řádek\u2028'.repeat(16)],
  ['one wide sign', '👨\u200d'.repeat(50)],
  ['signs nobody sees', '\u200b'.repeat(9)],
])('P060 a heading of %s has a card too', async (_, heading) => {
  const { slug } = await addAd(section, { heading })
  const answer = await image(`/card/${slug}.jpg`)
  expect(answer.statusCode).toBe(200)
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1_200, height: 630 })
})

test('P060 a card changes with what it says', async () => {
  const mark = async () => (await image(`/card/${ad.slug}.jpg`)).headers.etag
  const before = await mark()
  await database.pool.query('update ads set price_amount = 5 where id = $1', [ad.id])

  expect(await mark()).not.toBe(before)
})

test('N015 a photo of a strict section’s ad is shown to anyone who proved the age alone', async () => {
  const strict = await addSection({ brandCode: 'adult', requiresAgeProof: true })
  const below = await addSection({ brandCode: 'adult', parentId: strict.id, level: 2 })
  for (const [name, section] of [['91', strict] as const, ['92', below] as const]) {
    const hidden = `/2026/05/9z9z/${name}.jpg`
    await addAd(section, { images: [hidden] })
    await keep(hidden, await photo().jpeg().toBuffer())
    const ofBrand = (more = {}) =>
      image(`/2026/05/9z9z/${name}-thumb.jpg`, 'image/webp', 'adult', more)

    expect((await ofBrand()).statusCode).toBe(404)
    expect((await ofBrand({ 'x-inzrt-age': 'proved' })).statusCode).toBe(200)
  }
})
