import sharp from 'sharp'
import { random } from '../../../apps/bff/src/testing/attacks/random.ts'

const SIDE = 320
const SEED = 7

/** Photos that differ from each other, so that none is taken for a copy. */
export const drawPhotos = () => {
  const { below } = random(SEED)

  return {
    next: (): Promise<Buffer> => {
      const pixels = Buffer.alloc(SIDE * SIDE * 3)
      for (let row = 0; row < SIDE; row += 40)
        for (let column = 0; column < SIDE; column += 40) {
          const shade = below(256)
          for (let y = row; y < row + 40; y += 1)
            pixels.fill(shade, (y * SIDE + column) * 3, (y * SIDE + column + 40) * 3)
        }

      return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
        .jpeg()
        .toBuffer()
    },
  }
}
