import { RADII } from './radii.ts'

/**
 * The step a distance falls into: 0 in the place itself, else the least radius that reaches so far. Exact distances would
 * feign an exactness that the positions of whole municipalities do not have.
 * @param km distance in kilometres
 * @example distanceStep(7.2) // 10
 */
export const distanceStep = (km: number): number =>
  km === 0 ? 0 : (RADII.find((radius) => km <= radius) ?? Math.ceil(km / 100) * 100)
