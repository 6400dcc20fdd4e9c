import type { Position } from './Position.ts'

/** How far a map of the country reaches: half a kilometre to a unit, so that whole units tell a municipality from the next. */
export const MAP_SIZE = { width: 1000, height: 580 } as const

const WEST = 12.04
const NORTH = 51.09
const UNITS_PER_DEGREE_NORTH = 222
/** A degree of longitude is so much shorter in the middle of the country. */
const NARROWING = Math.cos((49.8 * Math.PI) / 180)

/**
 * Where a position stands on a map of the country, in units from its left upper corner.
 * @example toMapPoint({ latitude: 49.19522, longitude: 16.60796 }) // { x: 655, y: 421 }
 */
export const toMapPoint = ({ latitude, longitude }: Position): { x: number; y: number } => ({
  x: Math.round((longitude - WEST) * UNITS_PER_DEGREE_NORTH * NARROWING),
  y: Math.round((NORTH - latitude) * UNITS_PER_DEGREE_NORTH),
})
