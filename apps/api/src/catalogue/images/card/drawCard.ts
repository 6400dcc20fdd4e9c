import { IMAGE_VARIANTS } from '@inzrt/contracts/ads/image'
import sharp, { type OverlayOptions } from 'sharp'
import type { BrandLook, LookColours } from '../../../platform/brand/BrandLook.ts'
import { openPicture } from '../safeSharp.ts'
import { PINKED_FOOT } from './pinkedFoot.ts'
import { type DrawnText, renderText } from './renderText.ts'

/** What a card says of an ad. */
export type CardFacts = Readonly<{ heading: string; price: string; place: string }>

const { width: WIDTH, height: HEIGHT } = IMAGE_VARIANTS.card
const PHOTO_WIDTH = 560
const MARGIN = 64
const GAP = 32
const TAG = { padding: 28, cut: 26, hole: 8, top: 34 } as const

type Column = Readonly<{ left: number; width: number; headingSizes: readonly number[] }>

const BESIDE_PHOTO: Column = {
  left: PHOTO_WIDTH + MARGIN,
  width: WIDTH - PHOTO_WIDTH - 2 * MARGIN,
  headingSizes: [60, 50, 40],
}
const ALONE: Column = {
  left: MARGIN,
  width: WIDTH - 2 * MARGIN,
  headingSizes: [96, 80, 64, 48],
}

const svg = (width: number, height: number, shapes: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`,
  )

const footLayer = ({ paper }: LookColours): OverlayOptions => ({
  input: svg(WIDTH, HEIGHT, `<path fill="${paper}" d="${PINKED_FOOT.path}"/>`),
  left: 0,
  top: 0,
})

const photoLayer = async (photo: Buffer): Promise<OverlayOptions> => ({
  input: await openPicture(photo)
    .rotate()
    .resize({ width: PHOTO_WIDTH, height: PINKED_FOOT.top + PINKED_FOOT.tooth, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer(),
  left: 0,
  top: 0,
})

/** Puts a text onto the card; of one that would reach beyond its room as much as there is room for. */
const textLayer = async (
  { picture, width, height }: DrawnText,
  { left, top, bottom = HEIGHT }: Readonly<{ left: number; top: number; bottom?: number }>,
): Promise<OverlayOptions> => {
  const room = { width: Math.min(width, WIDTH - left), height: Math.min(height, bottom - top) }
  const fits = room.width === width && room.height === height
  const input = fits
    ? picture
    : await sharp(picture)
        .extract({ left: 0, top: 0, ...room })
        .toBuffer()

  return { input, left, top }
}

/** A price on its tag, as goods wear it on the stall. */
const drawTag = async (
  price: string,
  look: LookColours,
  width: number,
): Promise<DrawnText | null> => {
  const text = await renderText({ text: price, size: 56, width, colour: look['print-ink'] })
  if (!text) return null
  const outer = { width: text.width + 2 * TAG.padding, height: text.height + TAG.top + TAG.padding }
  const tag = svg(
    outer.width,
    outer.height,
    `<path fill="${look.print}" d="M${TAG.cut} 0H${outer.width - TAG.cut}L${outer.width} ${TAG.cut}V${outer.height}H0V${TAG.cut}z"/><circle fill="${look.counter}" cx="${outer.width / 2}" cy="${TAG.top / 2}" r="${TAG.hole}"/>`,
  )
  const picture = await sharp(tag)
    .composite([{ input: text.picture, left: TAG.padding, top: TAG.top }])
    .png()
    .toBuffer()

  return { picture, ...outer }
}

/** A heading in the largest size in which it leaves room for what stands below it; in the smallest when none does. */
const drawHeading = async (
  heading: string,
  { day }: BrandLook,
  { width, headingSizes }: Column,
  room: number,
): Promise<DrawnText | null> => {
  let drawn: DrawnText | null = null
  for (const size of headingSizes) {
    drawn = await renderText({ text: heading, size, width, colour: day['on-stall'] })
    if (!drawn || drawn.height <= room) break
  }

  return drawn
}

/** Side by side in the foot: whose card it is, and where the ad is from. */
const footTexts = async (
  place: string,
  { day, wordmark }: BrandLook,
): Promise<OverlayOptions[]> => {
  const middle = (PINKED_FOOT.top + PINKED_FOOT.tooth + HEIGHT) / 2
  const placeOf = ({ height }: DrawnText, left: number) => ({
    left,
    top: Math.round(middle - height / 2),
  })
  const mark = await renderText({ text: wordmark, size: 52, width: WIDTH / 3, colour: day.ink })
  const town = await renderText({ text: place, size: 34, width: WIDTH / 2, colour: day['ink-3'] })

  return [
    ...(mark ? [await textLayer(mark, placeOf(mark, MARGIN))] : []),
    ...(town
      ? [await textLayer(town, placeOf(town, Math.max(0, WIDTH - MARGIN - town.width)))]
      : []),
  ]
}

/** Draws the card of an ad: photo, heading and price tag on the stall of its site, above a pinked edge. */
export const drawCard = async (
  facts: CardFacts,
  look: BrandLook,
  photo: Buffer | null,
): Promise<Buffer> => {
  const column = photo ? BESIDE_PHOTO : ALONE
  const { left, width } = column
  const tag = facts.price ? await drawTag(facts.price, look.day, width - 2 * TAG.padding) : null
  const tagTop = PINKED_FOOT.top - GAP - (tag?.height ?? 0)
  const heading = await drawHeading(facts.heading, look, column, tagTop - GAP - MARGIN)
  const layers = [
    ...(photo ? [await photoLayer(photo)] : []),
    ...(heading ? [await textLayer(heading, { left, top: MARGIN, bottom: tagTop })] : []),
    ...(tag ? [await textLayer(tag, { left, top: tagTop })] : []),
    footLayer(look.day),
    ...(await footTexts(facts.place, look)),
  ]

  return sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: look.day.stall },
  })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
