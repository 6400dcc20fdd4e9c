import { imageUrl } from './imageUrl.ts'

/** The picture of a row, and the one of twice its size for dense screens. */
export const thumbnail = (path: string) => ({
  src: imageUrl(path, 'thumb'),
  src2x: imageUrl(path, 'thumb2x'),
})
