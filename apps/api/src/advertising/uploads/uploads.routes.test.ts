import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createOriginals } from '../../catalogue/images/createOriginals.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { createTestApp, visitorOf } from '../../test/createTestApp.ts'
import { createTestClock } from '../../test/createTestClock.ts'
import { drawPhoto } from '../../test/drawPhoto.ts'
import { jpegInScans } from '../../test/jpegInScans.ts'
import { uploadOf } from '../../test/uploadOf.ts'
import { sweepUploads } from './sweepUploads.ts'
import { createUploadsRepository } from './uploads.repository.ts'

const HOUR = 3_600
const clock = createTestClock()
const { app, database, imagesDir, ask } = await createTestApp({ clock: clock.read })

const upload = (file: Buffer, name = 'foto.jpg') =>
  ask('/api/front/images', { method: 'POST', ...uploadOf(file, name, visitorOf('general')) })

const distance = async (one: string | null = '', other: string | null = ''): Promise<number> => {
  const { rows } = await database.pool.query('select mark_distance($1, $2) as bits', [one, other])

  return Number(rows[0].bits)
}

const lastKept = async () => {
  const rows = await database.db.select().from(adImages)

  return rows.toSorted((one, other) => other.id - one.id)[0]
}

test('P016 a photo is turned upright, stripped of place and camera, and kept for its ad', async () => {
  const photo = await drawPhoto({ width: 800, height: 600 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 11/1 42/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const answer = await upload(photo)
  const { uploadToken, width, height, thumb } = answer.json().data
  const kept = await lastKept()
  const stored = await sharp(await readFile(imagesDir + kept?.path)).metadata()

  expect(answer.statusCode).toBe(201)
  expect([width, height]).toEqual([600, 800])
  expect(thumb).toMatch(/^\/api\/image\/\d{4}\/\d{2}\/[\w-]{22}\/1-thumb2x\.jpg$/)
  expect(stored).toMatchObject({ format: 'jpeg', width: 600, height: 800 })
  expect([stored.exif, stored.orientation]).toEqual([undefined, undefined])
  expect(JSON.stringify(kept)).not.toContain(uploadToken)
})

test('P017 a wide panorama is no small photo, however low it is once it is scaled', async () => {
  const answer = await upload(await drawPhoto({ width: 3_000, height: 320 }).jpeg().toBuffer())

  expect(answer.statusCode).toBe(201)
  expect(answer.json().data).toMatchObject({ width: 2_400, height: 256 })
})

test('P030 copies of a photo have nearly the same mark, another photo has not', async () => {
  await upload(await drawPhoto({ seed: 1 }).png().toBuffer(), 'a.png')
  const first = await lastKept()
  await upload(await drawPhoto({ seed: 1 }).resize(500).webp().toBuffer(), 'b.webp')
  const copy = await lastKept()
  await upload(await drawPhoto({ seed: 2 }).jpeg().toBuffer())
  const other = await lastKept()

  expect(await distance(copy?.mark, first?.mark)).toBeLessThanOrEqual(3)
  expect(await distance(other?.mark, first?.mark)).toBeGreaterThan(3)
})

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>')
const gif = Buffer.from('GIF89a'.padEnd(400, 'x'))

test.each([
  ['an SVG', svg, 415, /JPEG, PNG nebo WebP/],
  ['a GIF', gif, 415, /JPEG, PNG nebo WebP/],
  ['a page called a photo', Buffer.from('<script>alert(1)</script>'), 415, /JPEG, PNG nebo WebP/],
  ['nothing', Buffer.alloc(0), 422, /Vyberte/],
  ['a torn photo', (await drawPhoto().jpeg().toBuffer()).subarray(0, 2_000), 422, /přečíst/],
  [
    'a tiny photo',
    await drawPhoto({ width: 800, height: 299 }).jpeg().toBuffer(),
    422,
    /příliš malá/,
  ],
  ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), 413, /nejvýš 10/],
])('R299 %s is refused with a sentence at the photos', async (_what, file, status, sentence) => {
  const answer = await upload(file)

  expect(answer.statusCode).toBe(status)
  expect(answer.json().errors.images[0]).toMatch(sentence)
})

const { headers: formHeaders, payload: form } = uploadOf(
  await drawPhoto({ width: 400, height: 400 }).jpeg().toBuffer(),
  'foto.jpg',
  visitorOf('general'),
)
const headEnd = form.indexOf('\r\n\r\n')

test.each([
  ['before its first boundary ends', form.subarray(0, 9)],
  ['in the name of a header', form.subarray(0, 30)],
  ['in the last header', form.subarray(0, headEnd)],
  ['between headers and file', form.subarray(0, headEnd + 2)],
  ['before the file', form.subarray(0, headEnd + 4)],
  ['in the file', form.subarray(0, headEnd + 400)],
  ['before its last boundary', form.subarray(0, form.length - 22)],
  ['in its last boundary', form.subarray(0, form.length - 8)],
  ['nowhere, for it holds no boundary', Buffer.alloc(500, 'x')],
])('a form cut off %s is refused with a sentence at the photos', async (_where, payload) => {
  const answer = await ask('/api/front/images', { method: 'POST', headers: formHeaders, payload })

  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors.images).toEqual(['Fotka nedorazila celá. Pošlete ji prosím znovu.'])
})

test.each([
  ['no boundary', 'multipart/form-data', 400],
  ['an empty boundary', 'multipart/form-data; boundary=', 400],
  ['another boundary', 'multipart/form-data; boundary=other', 400],
  ['a boundary of 10,000 signs', `multipart/form-data; boundary=${'b'.repeat(10_000)}`, 400],
  ['a type that only begins so', 'multipart/form-dataX; boundary=inzrt-boundary', 415],
])('a form with %s is refused in words', async (_what, type, status) => {
  const answer = await ask('/api/front/images', {
    method: 'POST',
    headers: { ...formHeaders, 'content-type': type },
    payload: form,
  })

  expect([answer.statusCode, answer.json().message]).toEqual([status, expect.any(String)])
})

const [head, file] = [form.subarray(0, headEnd + 4), form.subarray(headEnd + 4)]
const field = '--inzrt-boundary\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
const longHeader = `\r\nX-Long: ${'x'.repeat(5_000)}`

test.each([
  ['text before it', ['x\r\n', head, file]],
  ['a field before it', [field, head, file]],
  ['a field behind it', [form.subarray(0, form.length - 22), '\r\n', field, '--inzrt-boundary--']],
  ['a header of 5,000 signs', [form.subarray(0, headEnd), longHeader, '\r\n\r\n', file]],
])('R299 a form that brings a photo and %s is refused', async (_what, parts) => {
  const payload = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const answer = await ask('/api/front/images', { method: 'POST', headers: formHeaders, payload })

  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.json().errors.images).toHaveLength(1)
})

test('R299 a form refused before it was read whole keeps nobody waiting on its connection', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const bytes = 9 * 1024 * 1024
  const head = Object.entries({ host: 'api', ...formHeaders, 'content-length': bytes })
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
  socket.write(
    `POST /api/front/images HTTP/1.1\r\n${head.map((pair) => pair.join(': ')).join('\r\n')}`,
  )
  socket.write(Buffer.concat([Buffer.from('\r\n\r\n'), Buffer.alloc(bytes, 'x')]))
  socket.write('GET /health HTTP/1.1\r\nHost: api\r\nConnection: close\r\n\r\n')
  const answers = await text(socket)

  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200'])
})

test('R299 a small file that has to be held whole once it is decoded is refused by its head', async () => {
  const answer = await upload(jpegInScans(8_000, 4_992))

  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors.images[0]).toMatch(/příliš mnoho bodů/)
  expect((await upload(jpegInScans(800, 640))).statusCode).toBe(201)
})

test('R299 a bomb of 200 megapixels is refused before it is decoded', async () => {
  const bomb = await sharp({
    create: { width: 20_000, height: 10_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer()

  const answer = await upload(bomb)

  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors.images[0]).toMatch(/příliš mnoho bodů/)
})

test('a photo no ad took is gone after two days, file and all', async () => {
  await upload(await drawPhoto({ seed: 9 }).jpeg().toBuffer())
  const kept = await lastKept()
  const sweep = () =>
    sweepUploads(createUploadsRepository(database), createOriginals(imagesDir), clock.read)
  clock.pass(47 * HOUR)
  expect(await sweep()).toBe(0)
  clock.pass(2 * HOUR)
  expect(await sweep()).toBeGreaterThan(0)

  await expect(readFile(imagesDir + kept?.path)).rejects.toThrow('ENOENT')
  expect(await lastKept()).toBeUndefined()
})
