import { IMAGE_VARIANTS } from '@inzrt/contracts/ads/image'
import { openPicture } from '../../catalogue/images/safeSharp.ts'

/** Width of the cover in pixels: as wide as the shelf asks for it, so that it is never made smaller first. */
const WIDTH = IMAGE_VARIANTS.small.width

/** Shape of a page: 285 × 410 mm. */
const HEIGHT_OF_WIDTH = 410 / 285

const VIEW = /viewBox="0 0 ([\d.]+) [\d.]+" width="[\d.]+pt" height="[\d.]+pt"/

/** Draws the front page of an edition as a picture. */
export const drawCover = (drawing: string): Promise<Buffer> => {
  const frontOnly = drawing.replace(VIEW, (_, width) => {
    const height = Number(width) * HEIGHT_OF_WIDTH

    return `viewBox="0 0 ${width} ${height}" width="${WIDTH}" height="${WIDTH * HEIGHT_OF_WIDTH}"`
  })

  return openPicture(Buffer.from(frontOnly)).flatten({ background: '#ffffff' }).png().toBuffer()
}
