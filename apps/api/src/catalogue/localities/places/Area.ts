import type { ListingPlace } from '@inzrt/contracts/browse/listingQuery'
import { distanceBetween, type Position } from '@inzrt/domain/locality'
import type { KnownPlace } from './KnownPlace.ts'
import type { Municipality } from './Municipality.ts'

/** Where ads are looked for: localities by their ids, with the distance of each in metres. */
export type Area = Readonly<{
  /** null: there is no such place, and nothing in it. */
  place: ListingPlace
  distances: ReadonlyMap<number, number>
}>

export const NOWHERE: Area = { place: null, distances: new Map() }

const KM_PER_DEGREE = 111
/** A degree of longitude is nowhere in the country shorter. */
const KM_PER_DEGREE_EAST = 69

/** Whether it is worth computing how far two positions are from each other. */
const mayBeWithin = (km: number, one: Position, other: Position): boolean =>
  Math.abs(one.latitude - other.latitude) * KM_PER_DEGREE <= km &&
  Math.abs(one.longitude - other.longitude) * KM_PER_DEGREE_EAST <= km

/** Kilometres from the nearest of some positions; null where none is so near. */
const nearestOf = (from: readonly Position[], to: Position, km: number): number | null => {
  let nearest = Number.POSITIVE_INFINITY
  for (const position of from)
    if (mayBeWithin(km, position, to)) nearest = Math.min(nearest, distanceBetween(position, to))

  return nearest <= km ? nearest : null
}

const toMetres = (km: number): number => Math.round(km * 1000)

/** Tells how far localities around a place are. What is in its municipality is nearer than its own neighbourhood. */
const addAround = (
  distances: Map<number, number>,
  { municipalities: centre }: KnownPlace,
  all: readonly Municipality[],
  km: number,
): void => {
  const from = centre.flatMap(({ position }) => position ?? [])
  const isCentre = new Set(centre)
  for (const municipality of all) {
    const { position, localities } = municipality
    const distance = isCentre.has(municipality) ? 0 : position && nearestOf(from, position, km)
    if (distance === null) continue
    const metres = Math.max(1, toMetres(distance))
    for (const { id } of localities) distances.set(id, metres)
  }
}

/** The localities of a place, and with a radius those around it. */
export const toArea = (
  place: KnownPlace,
  all: readonly Municipality[],
  radius: number | undefined,
): Area => {
  const distances = new Map<number, number>()
  if (radius !== undefined) addAround(distances, place, all, radius)
  for (const { id } of place.localities) distances.set(id, 0)

  return {
    place: {
      label: place.label,
      isApproximate: radius !== undefined && place.municipalities.some((own) => own.isApproximate),
    },
    distances,
  }
}
