import { PHOTO_SHORTEST_SIDE } from '@inzrt/rules/limits'

/** The portal shows nothing larger, and a smaller file leaves a phone sooner. */
const LONGEST_SIDE = 2_000

/**
 * By how much a photo is made smaller before it is sent; a wide panorama stays as high as it has to be.
 * @example photoScale({ width: 4000, height: 3000 }) // 0.5
 */
export const photoScale = ({ width, height }: { width: number; height: number }): number =>
  Math.min(
    1,
    Math.max(LONGEST_SIDE / Math.max(width, height), PHOTO_SHORTEST_SIDE / Math.min(width, height)),
  )
