import sharp from 'sharp'
import { jpegInScans } from './jpegInScans.ts'
import { plantedPhotos } from './plantedPhotos.ts'

/** A file somebody sends as a photo, and what it is. */
export type HostileFile = Readonly<{ name: string; bytes: Buffer }>

const SCRIPT =
  '<script>alert(1)</script><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
const ZIP_END = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)])

/** Heads of formats that are decoded nowhere here, in front of enough bytes to look like a file. */
const FOREIGN: Readonly<Record<string, string>> = {
  gif: 'GIF89a\x01\x00\x01\x00=1;alert(1)//',
  svg: `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`,
  page: `<!doctype html>${SCRIPT}`,
  pdf: '%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>',
  tiff: 'II*\x00\x08\x00\x00\x00',
  heic: '\x00\x00\x00\x18ftypheic',
  avif: '\x00\x00\x00\x18ftypavif',
  bmp: 'BM\x00\x00\x00\x00',
  icon: '\x00\x00\x01\x00\x01\x00',
  postscript: '%!PS-Adobe-3.0 EPSF-3.0',
  program: 'MZ\x90\x00',
  imagetragick: 'push graphic-context\nviewbox 0 0 640 480\nfill "url(https://127.0.0.1/|ls)"',
}

const foreign = (): HostileFile[] =>
  Object.entries(FOREIGN).map(([name, head]) => ({
    name: `foreign ${name}`,
    bytes: Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(600, 0x41)]),
  }))

/** Two formats in one file: a picture with a program in its tail or between its segments. */
const polyglots = (photos: readonly Buffer[]): HostileFile[] =>
  photos.flatMap((photo, at) => [
    { name: `page behind photo ${at}`, bytes: Buffer.concat([photo, Buffer.from(SCRIPT)]) },
    { name: `archive behind photo ${at}`, bytes: Buffer.concat([photo, ZIP_END]) },
    { name: `photo ${at} twice`, bytes: Buffer.concat([photo, photo]) },
    { name: `page before photo ${at}`, bytes: Buffer.concat([Buffer.from(SCRIPT), photo]) },
    {
      name: `comment in photo ${at}`,
      bytes: Buffer.concat([
        photo.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, SCRIPT.length + 2]),
        Buffer.from(SCRIPT),
        photo.subarray(2),
      ]),
    },
  ])

const torn = (photos: readonly Buffer[]): HostileFile[] =>
  photos.flatMap((photo, at) =>
    Array.from({ length: 20 }, (_, part) => ({
      name: `photo ${at} torn at ${part * 5} %`,
      bytes: photo.subarray(0, Math.floor((photo.length * part) / 20)),
    })),
  )

/** Headers that promise more pixels than anybody has, with the little file behind them unchanged. */
const liars = (photos: readonly Buffer[]): HostileFile[] =>
  photos.flatMap((photo, at) => {
    const png = Buffer.from(photo)
    if (photo.subarray(1, 4).toString() === 'PNG') png.writeUInt32BE(0x7fffffff, 16)
    const jpeg = Buffer.from(photo)
    const frame = photo.indexOf(Buffer.from([0xff, 0xc0]))
    if (frame > 0) jpeg.writeUInt32BE(0xffffffff, frame + 5)

    return [
      { name: `width of photo ${at}`, bytes: png },
      { name: `frame of photo ${at}`, bytes: jpeg },
    ]
  })

const flat = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })

/** Of allowed size, in forms whose decoder holds them whole. */
const heldWhole = async (): Promise<HostileFile[]> => {
  const clear = { r: 255, g: 255, b: 255, alpha: 0.5 }
  const sheet = () =>
    sharp({ create: { width: 8_000, height: 5_000, channels: 4, background: clear } })
  const full = { progressive: true, chromaSubsampling: '4:4:4' }

  return [
    { name: 'woven', bytes: await sheet().png({ progressive: true }).toBuffer() },
    {
      name: 'woven, of 16 bits',
      bytes: await sheet().toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    },
    { name: 'without loss', bytes: await sheet().webp({ lossless: true }).toBuffer() },
    { name: 'in passes, of full colour', bytes: await sheet().jpeg(full).toBuffer() },
    { name: 'colour after colour', bytes: jpegInScans(8_000, 4_992) },
    {
      name: 'in passes, as large as is taken',
      bytes: await sheet().rotate(90).jpeg({ progressive: true }).toBuffer(),
    },
  ]
}

/** Small files that would take hundreds of megabytes once they are decoded. */
export const bombPictures = async (): Promise<HostileFile[]> => [
  ...(await heldWhole()),
  { name: 'bomb of 200 megapixels', bytes: await flat(20_000, 10_000).png().toBuffer() },
  { name: 'bomb as high as can be', bytes: await flat(300, 65_500).jpeg().toBuffer() },
  { name: 'bomb of 196 megapixels', bytes: await flat(14_000, 14_000).jpeg().toBuffer() },
  { name: 'bomb of 100 megapixels', bytes: await flat(10_000, 10_000).webp().toBuffer() },
  { name: 'as large as is taken', bytes: await flat(8_000, 5_000).jpeg().toBuffer() },
]

/** Files made to break whatever decodes pictures. */
export const hostilePictures = async (): Promise<HostileFile[]> => {
  const photos = await plantedPhotos()

  return [
    ...foreign(),
    ...polyglots(photos),
    ...torn(photos),
    ...liars(photos),
    ...photos.map((bytes, at) => ({ name: `photo ${at}`, bytes })),
  ]
}
