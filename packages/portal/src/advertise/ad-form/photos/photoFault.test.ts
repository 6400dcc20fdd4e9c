import { expect, test } from 'vitest'
import { photoFault, photoHeadFault, photoSentFault } from './photoFault.ts'

test.each(['image/svg+xml', 'image/gif', 'text/html', ''])(
  'R173 a file of the kind „%s“ is refused before it is sent',
  (type) => {
    expect(photoFault({ type, size: 1_000 })).toMatch(/JPEG, PNG ani WebP/)
  },
)

test('R173 a photo is sent unless it is beyond what a device can scale', () => {
  expect(photoFault({ type: 'image/jpeg', size: 12_000_000 })).toBeNull()
  expect(photoFault({ type: 'image/jpeg', size: 200_000_000 })).toBe(
    'Fotka má 191\u00a0MB, nejvýš 100\u00a0MB.',
  )
})

const bytesOf = (...parts: (string | number[])[]) =>
  new Blob([
    Uint8Array.from(
      parts.flatMap((part) =>
        typeof part === 'string' ? [...part].map((char) => char.charCodeAt(0)) : part,
      ),
    ),
  ])
const two = (size: number) => [size >> 8, size & 0xff]
const three = (size: number) => [(size - 1) & 0xff, (size - 1) >> 8, 0]

/** A JPEG as a phone writes it: its notes first, longer than nothing, then the frame. */
const jpeg = (width: number, height: number) =>
  bytesOf(
    [0xff, 0xd8, 0xff, 0xe1, ...two(60_002), ...Array(60_000).fill(0)],
    [0xff, 0xc4, ...two(4), 0, 0, 0xff, 0xc2, ...two(17), 8, ...two(height), ...two(width)],
    Array(20).fill(0),
    [0xff, 0xd9],
  )
const png = (width: number, height: number) =>
  bytesOf(
    [0x89],
    'PNG\r\n\x1a\n',
    [0, 0, 0, 13],
    'IHDR',
    [0, 0],
    two(width),
    [0, 0],
    two(height),
    'IEND',
  )
const webp = (width: number, height: number) =>
  bytesOf('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], three(width), three(height))
const lossless = (width: number, height: number) => {
  const bits = (width - 1) | ((height - 1) << 14)
  const four = [bits, bits >> 8, bits >> 16, bits >> 24].map((byte) => byte & 0xff)

  return bytesOf('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f], four, Array(9).fill(0))
}
const lossy = (width: number, height: number) =>
  bytesOf(...['RIFF', [0, 0, 0, 0], 'WEBPVP8 ', Array(10).fill(0)], [
    ...two(width).toReversed(),
    ...two(height).toReversed(),
  ])

test.each([
  ['JPEG', jpeg],
  ['PNG', png],
  ['WebP', webp],
  ['lossless WebP', lossless],
  ['lossy WebP', lossy],
])(
  'R173 P017 a %s beyond what a device can open, or too small, is told before it is opened',
  async (_, picture) => {
    expect(await photoHeadFault(picture(16_000, 12_500))).toMatch(/100.milionů bodů/)
    expect(await photoHeadFault(picture(8_000, 6_000))).toBeNull()
    expect(await photoHeadFault(picture(1_200, 299))).toMatch(/příliš malá/)
  },
)

test('R173 what only calls itself a photo is told by its first bytes', async () => {
  for (const file of ['GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '', 'RIFF'])
    expect(await photoHeadFault(bytesOf(file))).toMatch(/JPEG, PNG ani WebP/)
})

test('R173 a photo torn in its head is left to the server, a missing one is asked for again', async () => {
  expect(await photoHeadFault(jpeg(800, 600).slice(0, 40_000))).toBeNull()
  for (const whole of [png, webp, lossless, lossy])
    expect(await photoHeadFault(whole(800, 600).slice(0, 18))).toBeNull()
  const gone = { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) }
  expect(await photoHeadFault(gone as never)).toMatch(/znovu/)
})

test('V019 a photo the device could not make small is told its size before it travels', () => {
  expect(photoSentFault({ size: 37 * 1024 * 1024 })).toBe('Fotka má 37\u00a0MB, nejvýš 10\u00a0MB.')
  expect(photoSentFault({ size: 10 * 1024 * 1024 + 1 })).toMatch(/^Fotka má 11.MB/)
  expect(photoSentFault({ size: 10 * 1024 * 1024 })).toBeNull()
})

test.each([
  ['JPEG', jpeg(800, 600), 2],
  ['PNG', png(800, 600), 1],
])('V019 a %s that was cut off is told before it travels', async (_, picture, missing) => {
  expect(await photoHeadFault(picture)).toBeNull()
  expect(await photoHeadFault(picture.slice(0, picture.size - missing))).toMatch(/není celá/)
})

test('V019 a WebP shorter than it says is told before it travels', async () => {
  const said = bytesOf(
    'RIFF',
    [92, 0, 0, 0],
    'WEBPVP8X',
    [10, 0, 0, 0, 0, 0, 0, 0],
    three(800),
    three(600),
  )
  expect(await photoHeadFault(new Blob([said, new Uint8Array(100 - said.size)]))).toBeNull()
  expect(await photoHeadFault(new Blob([said, new Uint8Array(99 - said.size)]))).toMatch(
    /není celá/,
  )
})

test('V019 a photo is whole with a film behind it, and torn with a small picture before it', async () => {
  const film = new Blob([jpeg(800, 600), new Uint8Array(300_000)])
  expect(await photoHeadFault(film)).toBeNull()

  const small = bytesOf([
    0xff,
    0xd8,
    0xff,
    0xe1,
    ...two(60_002),
    ...Array(59_998).fill(0),
    0xff,
    0xd9,
  ])
  const torn = new Blob([small, jpeg(800, 600).slice(60_006, -2), new Uint8Array(300_000)])
  expect(await photoHeadFault(torn)).toMatch(/není celá/)
})
