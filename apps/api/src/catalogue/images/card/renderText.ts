import { createRequire } from 'node:module'
import sharp from 'sharp'

/** The display face as a file: a machine without fonts draws the same card. */
const FONT_FILE = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf',
)

/** A line or a paragraph of a card; sizes are in pixels. */
export type CardText = Readonly<{ text: string; size: number; width: number; colour: string }>

/** A text drawn on nothing, and how large it came out. */
export type DrawnText = Readonly<{ picture: Buffer; width: number; height: number }>

/** As tight as headings of the sites, in em. */
const TRACKING = -0.025
/** Pango counts distances in parts of a point. */
const PANGO_UNITS = 1_024

/** At this resolution a point is a pixel. */
const DPI = 72

/** What libvips says of signs that nobody sees. */
const NOTHING = /no text to render/

const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Draws a text, broken into lines of the given width; a sign that is wider stays whole.
 * @returns null when there is nothing to see
 */
export const renderText = async ({
  text,
  size,
  width,
  colour,
}: CardText): Promise<DrawnText | null> => {
  try {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${colour}" letter_spacing="${Math.round(size * TRACKING * PANGO_UNITS)}">${escapeMarkup(text)}</span>`,
        font: `Bricolage Grotesque ExtraBold ${size}`,
        fontfile: FONT_FILE,
        width,
        dpi: DPI,
        rgba: true,
        wrap: 'word-char',
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })

    return { picture: data, width: info.width, height: info.height }
  } catch (error) {
    if (NOTHING.test(String(error))) return null
    throw error
  }
}
