import type { Position } from './Position.ts'

/** The smallest rectangle around the country, with a few kilometres to spare. */
const SOUTH = 48.5
const NORTH = 51.1
const WEST = 12
const EAST = 18.95

/**
 * Whether a position may be in the Czech Republic; all of the country passes, and some of its neighbours.
 * @example isInCountry({ latitude: 49.19, longitude: 16.61 }) // true
 */
export const isInCountry = ({ latitude, longitude }: Position): boolean =>
  latitude >= SOUTH && latitude <= NORTH && longitude >= WEST && longitude <= EAST
