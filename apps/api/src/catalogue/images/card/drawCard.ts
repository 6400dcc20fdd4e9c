import { IMAGE_VARIANTS } from '@inzrt/contracts/ads/image'
import sharp, { type OverlayOptions } from 'sharp'
import type { BrandLook } from '../../../platform/brand/BrandLook.ts'
import { openPicture } from '../safeSharp.ts'
import { type CardText, type DrawnText, renderText } from './renderText.ts'

/** What a card says of an ad. */
export type CardFacts = Readonly<{ heading: string; price: string; place: string }>

const { width: WIDTH, height: HEIGHT } = IMAGE_VARIANTS.card
const PHOTO_WIDTH = 560
const MARGIN = 64
const GAP = 36

type Column = Readonly<{ left: number; width: number; headingSize: number }>

const BESIDE_PHOTO: Column = {
  left: PHOTO_WIDTH + MARGIN,
  width: WIDTH - PHOTO_WIDTH - 2 * MARGIN,
  headingSize: 50,
}
const ALONE: Column = { left: MARGIN, width: WIDTH - 2 * MARGIN, headingSize: 72 }

const photoLayer = async (photo: Buffer): Promise<OverlayOptions> => ({
  input: await openPicture(photo)
    .rotate()
    .resize({ width: PHOTO_WIDTH, height: HEIGHT, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer(),
  left: 0,
  top: 0,
})

/** Puts a text onto the card; of one that would reach beyond it as much as there is room for. */
const textLayer = async (
  { picture, width, height }: DrawnText,
  left: number,
  top: number,
): Promise<OverlayOptions> => {
  const room = { width: Math.min(width, WIDTH - left), height: Math.min(height, HEIGHT - top) }
  const fits = room.width === width && room.height === height
  const input = fits
    ? picture
    : await sharp(picture)
        .extract({ left: 0, top: 0, ...room })
        .toBuffer()

  return { input, left, top }
}

/** Texts below each other from the top, as long as there is room; each starts where the one above ended. */
const stack = async (texts: readonly CardText[], left: number): Promise<OverlayOptions[]> => {
  const layers: OverlayOptions[] = []
  let top = MARGIN
  for (const text of texts.filter(({ text }) => text !== '')) {
    const drawn = top < HEIGHT ? await renderText(text) : null
    if (!drawn) continue
    layers.push(await textLayer(drawn, left, top))
    top += drawn.height + GAP
  }

  return layers
}

const wordmarkLayer = async (
  look: BrandLook,
  { left, width }: Column,
): Promise<OverlayOptions[]> => {
  const drawn = await renderText({ text: look.wordmark, size: 52, width, colour: look.day.ink })

  return drawn ? [await textLayer(drawn, left, HEIGHT - MARGIN - drawn.height)] : []
}

/** Draws the card of an ad: its photo, heading, price and place in the colours of its site. */
export const drawCard = async (
  facts: CardFacts,
  look: BrandLook,
  photo: Buffer | null,
): Promise<Buffer> => {
  const column = photo ? BESIDE_PHOTO : ALONE
  const { width, headingSize } = column
  const texts = [
    { text: facts.heading, size: headingSize, width, colour: look.day.ink },
    { text: facts.price, size: 56, width, colour: look.day.accent },
    { text: facts.place, size: 32, width, colour: look.day['ink-3'] },
  ]
  const layers = [
    ...(photo ? [await photoLayer(photo)] : []),
    ...(await wordmarkLayer(look, column)),
    ...(await stack(texts, column.left)),
  ]

  return sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: look.day.paper },
  })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
