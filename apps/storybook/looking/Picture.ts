import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { CHANNELS, saveRoom } from './points.ts'

/** One look of a story at one width: points from above, row by row. */
export type Shot = {
  look: string
  width: number
  height: number
  points: Buffer
}

/** Everything that is kept of a story in the looks of one brand. */
export type Picture = {
  /** Of what it was drawn, in short. */
  drawn: string
  /** The browser that drew it. */
  browser: string
  shots: readonly Shot[]
}

type Told = Pick<Picture, 'drawn' | 'browser'> & {
  shots: readonly Omit<Shot, 'points'>[]
}

/** Between pictures that lie side by side. */
const GAP = 8
const WHITE = 255

/** What follows in the file may hold any sign. */
const TOLD = /\{"drawn"[^\]]*\]\}/

/** What a kept picture says of itself; null: there is none. */
export const readPictureLabel = async (file: string): Promise<Told | null> => {
  // Its bytes, as sharp remembers files by their names.
  const bytes = await readFile(file).catch(() => null)
  const { exif } = bytes ? await sharp(bytes).metadata() : {}
  const [told] = TOLD.exec(exif?.toString('latin1') ?? '') ?? []

  return told === undefined ? null : JSON.parse(told)
}

/** Where shots lie: beside each other, in their order. */
const placesOf = (shots: readonly { width: number }[]): number[] =>
  shots.map((_, at) => shots.slice(0, at).reduce((left, { width }) => left + width + GAP, 0))

const copy = (
  [from, fromWidth, fromLeft]: readonly [Buffer, number, number],
  [to, toWidth, toLeft]: readonly [Buffer, number, number],
  { width, height }: { width: number; height: number },
): void => {
  for (let row = 0; row < height; row++) {
    const start = (row * fromWidth + fromLeft) * CHANNELS
    from.copy(to, (row * toWidth + toLeft) * CHANNELS, start, start + width * CHANNELS)
  }
}

export const readPicture = async (file: string): Promise<Picture | null> => {
  const told = await readPictureLabel(file)
  if (!told) return null
  const { data, info } = await sharp(await readFile(file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const places = placesOf(told.shots)

  return {
    ...told,
    shots: told.shots.map((shot, at) => {
      const points = Buffer.alloc(shot.width * shot.height * CHANNELS)
      copy([data, info.width, places[at] ?? 0], [points, shot.width, 0], shot)

      return { ...shot, points }
    }),
  }
}

/** A picture as a file: shots side by side, so that anyone who opens it sees all looks and widths. */
export const encodePicture = ({ shots, ...told }: Picture): Promise<Buffer> => {
  const places = placesOf(shots)
  const width = (places.at(-1) ?? 0) + (shots.at(-1)?.width ?? 0)
  const height = Math.max(...shots.map((shot) => shot.height))
  const sheet = Buffer.alloc(width * height * CHANNELS, WHITE)
  for (const [at, shot] of shots.entries())
    copy([saveRoom(shot.points), shot.width, 0], [sheet, width, places[at] ?? 0], shot)
  const ImageDescription = JSON.stringify({
    ...told,
    shots: shots.map(({ points: _, ...shot }) => shot),
  })

  return sharp(sheet, { raw: { width, height, channels: CHANNELS } })
    .withExif({ IFD0: { ImageDescription } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer()
}
