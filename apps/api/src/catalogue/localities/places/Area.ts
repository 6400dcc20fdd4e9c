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

const nearestOf = (from: readonly Position[], to: Position, km: number): number | null => {
  const distances = from
    .filter((position) => mayBeWithin(km, position, to))
    .map((position) => distanceBetween(position, to))
  const nearest = Math.min(...distances)

  return nearest <= km ? nearest : null
}

const toMetres = (km: number): number => Math.round(km * 1000)

/** What is in the place itself is nearer than its own neighbourhood. */
const around = (
  { municipalities: centre }: KnownPlace,
  all: readonly Municipality[],
  km: number,
): [number, number][] => {
  const from = centre.flatMap(({ position }) => position ?? [])
  const isCentre = new Set(centre)

  return all.flatMap((municipality) => {
    const { position, localities } = municipality
    const distance = isCentre.has(municipality) ? 0 : position && nearestOf(from, position, km)

    return distance === null
      ? []
      : localities.map(({ id }): [number, number] => [id, Math.max(1, toMetres(distance))])
  })
}

/** The localities of a place, and with a radius those around it. */
export const toArea = (
  place: KnownPlace,
  all: readonly Municipality[],
  radius: number | undefined,
): Area => ({
  place: {
    label: place.label,
    isApproximate: radius !== undefined && place.municipalities.some((own) => own.isApproximate),
  },
  distances: new Map([
    ...(radius === undefined ? [] : around(place, all, radius)),
    ...place.localities.map(({ id }): [number, number] => [id, 0]),
  ]),
})
