import { openPicture } from '../../catalogue/images/safeSharp.ts'

const COLUMNS = 9
const ROWS = 8

/**
 * A difference hash: one bit for each of 8 x 8 places, set where the picture grows darker to the
 * right. Scaling, another format or a little compression change three bits of it at most.
 * @returns 16 hexadecimal digits
 */
export const pictureMark = async (picture: Buffer): Promise<string> => {
  const grey = await openPicture(picture)
    .greyscale()
    .resize({ width: COLUMNS, height: ROWS, fit: 'fill' })
    .raw()
    .toBuffer()
  let bits = 0n
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS - 1; column++) {
      const at = row * COLUMNS + column
      bits = (bits << 1n) | BigInt((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1 : 0)
    }

  return bits.toString(16).padStart(16, '0')
}
