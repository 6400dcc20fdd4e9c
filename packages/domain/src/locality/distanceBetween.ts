import type { Position } from './Position.ts'

const EARTH_RADIUS_KM = 6371
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * Kilometres between two positions as the crow flies, on a round earth.
 * @example Math.round(distanceBetween({ latitude: 50.08804, longitude: 14.42076 }, { latitude: 49.19522, longitude: 16.60796 })) // 186
 */
export const distanceBetween = (one: Position, other: Position): number => {
  const north = Math.sin(toRadians(other.latitude - one.latitude) / 2)
  const east = Math.sin(toRadians(other.longitude - one.longitude) / 2)
  const chord =
    north ** 2 + Math.cos(toRadians(one.latitude)) * Math.cos(toRadians(other.latitude)) * east ** 2

  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}
