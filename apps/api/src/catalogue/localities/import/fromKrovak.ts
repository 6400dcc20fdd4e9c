import type { Position } from '@inzrt/domain/locality'

/** Constants of Křovák's projection on Bessel's ellipsoid (EPSG 5513). */
const ECCENTRICITY = 0.081696831215303
const CONE = 0.97992470462083
const RADIUS = 12_310_230.12797036
const SIN_POLE = 0.863499969506341
const COS_POLE = 0.504348889819882
const SIN_POLE_EAST = 0.420215144586493
const COS_POLE_EAST = 0.907424504992097
const SPHERE = 1.000597498371542
const SPHERE_FACTOR = 1.003419163966575
const ROUNDS = 6

const toDegrees = (radians: number): number => (radians * 180) / Math.PI

/** Latitude on the ellipsoid from what it is on the sphere; each round brings it nearer. */
const latitudeOf = (sinU: number, cosU: number): number => {
  const sphere = Math.exp((2 / SPHERE) * Math.log((1 + sinU) / cosU / SPHERE_FACTOR))
  const nearer = (sine: number): number => {
    const bent = ((1 + ECCENTRICITY * sine) / (1 - ECCENTRICITY * sine)) ** ECCENTRICITY * sphere

    return (bent - 1) / (bent + 1)
  }
  const sine = Array.from({ length: ROUNDS }).reduce<number>(nearer, (sphere - 1) / (sphere + 1))

  return Math.asin(sine)
}

/**
 * The position of a point of the Czech cadastral grid (S-JTSK), whose both axes are positive: `y` to the west, `x` to
 * the south. It stays on Bessel's ellipsoid, some hundred metres from where satellites have it: less than a
 * municipality feels.
 */
export const fromKrovak = (y: number, x: number): Position => {
  const distance = Math.hypot(x, y)
  const turn = (2 * Math.atan(y / (distance + x))) / CONE
  const height = 2 * Math.atan(Math.exp(Math.log(RADIUS / distance) / CONE)) - Math.PI / 2
  const sinU = SIN_POLE * Math.sin(height) - COS_POLE * Math.cos(height) * Math.cos(turn)
  const cosU = Math.sqrt(1 - sinU ** 2)
  const sinD = (Math.sin(turn) * Math.cos(height)) / cosU
  const cosD = Math.sqrt(1 - sinD ** 2)
  const east = Math.atan2(
    SIN_POLE_EAST * cosD - COS_POLE_EAST * sinD,
    COS_POLE_EAST * cosD + SIN_POLE_EAST * sinD,
  )

  return { latitude: toDegrees(latitudeOf(sinU, cosU)), longitude: toDegrees(east / SPHERE) }
}
