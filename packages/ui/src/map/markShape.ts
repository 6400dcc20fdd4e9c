import type { MapMarkProps } from './MapMark.tsx'
import { UNITS_PER_PIXEL } from './unitsPerPixel.ts'

const DIGIT = 9
const PADDING = 22

/** Half of what a tag with a number is wide, in pixels. */
export const halfOf = ({ count }: Pick<MapMarkProps, 'count'>): number =>
  (PADDING + DIGIT * count.length) / 2

/** Where a tag stands, and how many units of the map its pixels are. */
export const transformOf = ({ x, y, scale }: Pick<MapMarkProps, 'x' | 'y' | 'scale'>): string =>
  `translate(${x} ${y}) scale(${(UNITS_PER_PIXEL[0] * scale).toFixed(3)})`
