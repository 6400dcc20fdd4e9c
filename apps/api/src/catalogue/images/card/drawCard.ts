import { IMAGE_VARIANTS } from '@inzrt/contracts/ads/image'
import sharp, { type OverlayOptions } from 'sharp'
import type { BrandLook } from '../../../platform/brand/BrandLook.ts'
import { openPicture } from '../safeSharp.ts'
import { type CardText, renderText } from './renderText.ts'

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

/** Texts below each other from the top; each starts where the one above ended. */
const stack = async (texts: readonly CardText[], left: number): Promise<OverlayOptions[]> => {
  const layers: OverlayOptions[] = []
  let top = MARGIN
  for (const text of texts.filter(({ text }) => text !== '')) {
    const { picture, height } = await renderText(text)
    layers.push({ input: picture, left, top })
    top += height + GAP
  }

  return layers
}

const wordmarkLayer = async (look: BrandLook, { left, width }: Column): Promise<OverlayOptions> => {
  const { picture, height } = await renderText({
    text: look.wordmark,
    size: 52,
    width,
    colour: look.ink,
  })

  return { input: picture, left, top: HEIGHT - MARGIN - height }
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
    { text: facts.heading, size: headingSize, width, colour: look.ink },
    { text: facts.price, size: 56, width, colour: look.accent },
    { text: facts.place, size: 32, width, colour: look.quiet },
  ]
  const layers = await Promise.all([
    ...(photo ? [photoLayer(photo)] : []),
    wordmarkLayer(look, column),
  ])

  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: look.paper } })
    .composite([...layers, ...(await stack(texts, column.left))])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
