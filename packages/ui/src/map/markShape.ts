import { UNITS_PER_PIXEL } from './unitsPerPixel.ts'

const DIGIT = 9
const PADDING = 22

type Placed = Readonly<{ x: number; y: number; scale: number }>

/** Half of what a tag with a number is wide, in pixels. */
export const halfOf = ({ count }: Readonly<{ count: string }>): number =>
  (PADDING + DIGIT * count.length) / 2

/** Where a tag stands, and how many units of the map its pixels are. */
export const transformOf = ({ x, y, scale }: Placed): string =>
  `translate(${x} ${y}) scale(${(UNITS_PER_PIXEL[0] * scale).toFixed(3)})`
