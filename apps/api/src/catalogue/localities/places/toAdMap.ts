import { type AdMap, MAP_TOWNS_MAX, type MapPlace } from '@inzrt/contracts/browse/map'
import type { Position } from '@inzrt/domain/locality'
import { type AdCounts, adsIn } from './adsIn.ts'
import type { KnownPlace } from './KnownPlace.ts'
import { middleOf } from './middleOf.ts'

/** The capital is a town, a district and a region at once. */
const isCapital = ({ kind, within }: KnownPlace): boolean => kind === 'town' && within === ''

/** A district lies where the town does that it is called by, others in the middle of what they consist of. */
const positionOf = ({ name, kind, municipalities }: KnownPlace): Position | null => {
  const seat =
    kind === 'district'
      ? municipalities.find((own) => own.position && name === own.name.toLocaleLowerCase('cs'))
      : undefined
  const positions = (seat ? [seat] : municipalities).flatMap(({ position }) => position ?? [])

  return positions.length > 0 ? middleOf(positions) : null
}

const sum = (numbers: Iterable<number>): number =>
  [...numbers].reduce((total, number) => total + number, 0)

const toMapPlaces = (places: readonly KnownPlace[], counts: AdCounts): MapPlace[] =>
  places.flatMap((place) => {
    const adsCount = adsIn(place, counts)
    const position = adsCount > 0 ? positionOf(place) : null

    return position ? { key: place.key, label: place.label, adsCount, ...position } : []
  })

/** Where ads are by their localities. What is at no known place is counted as elsewhere. */
export const toAdMap = (places: readonly KnownPlace[], counts: AdCounts): AdMap => {
  const of = (kind: KnownPlace['kind']) =>
    toMapPlaces(
      places.filter((place) => place.kind === kind || isCapital(place)),
      counts,
    )
  const regions = of('region')
  const towns = of('town')

  return {
    regions,
    districts: of('district'),
    towns: towns.length > MAP_TOWNS_MAX ? null : towns,
    elsewhere: sum(counts.values()) - sum(regions.map(({ adsCount }) => adsCount)),
  }
}
