import type { AdMap, MapPlace } from '@inzrt/contracts/browse/map'
import { MAP_SIZE, REGIONS, toMapPoint } from '@inzrt/domain/locality'
import { countOf, formatCount, WORD_FORMS } from '@inzrt/domain/text'
import type { MapLevel, MapRegion, MapView } from '@inzrt/ui/map/AdMap.tsx'
import type { ListingState } from '../../shell/listing-url/ListingState.ts'
import { spreadPoints } from './spreadPoints.ts'
import { toMapView } from './toMapView.ts'

/** From so many units a pixel down a level is told apart. */
const FROM = { regions: 1000, districts: 1.9, towns: 0.45 } as const

/** How far the map is zoomed, in units a pixel, where a level is first read, and where it is read before anybody zooms. */
const READ_AT = { regions: 2.6, districts: 1.1, towns: FROM.towns } as const
const READ_FIRST = { regions: 2.8, districts: 1.6, towns: 1.6 } as const
/** So far apart tags can be read and pressed. */
const APART_PIXELS = 42
/** Where so few towns hold ads, no district needs to stand for them. */
const FEW_TOWNS = 24
/** Names of so many stand side by side. */
const NAMED_MAX = 24

type Level = keyof typeof FROM

/** „12 tis.“ where the number itself has no room. */
const countOnTag = (count: number): string =>
  count < 10_000 ? formatCount(count) : `${formatCount(Math.round(count / 1000))}\u00a0tis.`

/** What a place is called where one sees what kind it is. */
const shortName = (label: string): string =>
  label.replace(/^okres |^Kraj | kraj$| \(celé město\)$/g, '')

/** A regionless name is the capital's, which is one of the regions too. */
const regionOf = ({ key }: MapPlace) =>
  REGIONS.find(({ fullName }) => fullName === key || fullName === `Hlavní město ${key}`)

const toRegions = (
  places: readonly MapPlace[],
  hrefOf: (place: MapPlace) => string,
): MapRegion[] => {
  const most = Math.max(...places.map(({ adsCount }) => adsCount))

  return REGIONS.map((region) => {
    const place = places.find((candidate) => regionOf(candidate) === region)

    return {
      name: region.name,
      href: place && hrefOf(place),
      weight: place ? Math.ceil((4 * place.adsCount) / most) : 0,
    }
  })
}

/** The map of a list as it is drawn: each place leads to the list of its ads. */
export const toAdMap = (
  { regions, districts, towns }: AdMap,
  state: ListingState,
  toHref: (state: ListingState) => string,
): { view: MapView; levels: MapLevel[]; regions: MapRegion[] } => {
  const hrefOf = ({ key }: MapPlace): string =>
    toHref({
      ...state,
      psc: null,
      district: null,
      region: null,
      place: key,
      radius: null,
      page: 1,
      sort: state.sort === 'distance' ? 'default' : state.sort,
    })
  const finest = towns ?? districts
  const isNarrowed = [state.psc, state.district, state.region, state.place].some(Boolean)
  const view = toMapView(isNarrowed ? finest.map(toMapPoint) : [])
  const isFew = towns !== null && towns.length <= FEW_TOWNS
  const toLevel = (name: Level, places: readonly MapPlace[]): MapLevel => ({
    name,
    from: isFew && name === 'towns' ? FROM.districts : FROM[name],
    hasNames: places.length <= NAMED_MAX,
    marks: spreadPoints(
      places.map((place) => ({ place, ...toMapPoint(place) })),
      APART_PIXELS *
        Math.min(
          READ_AT[isFew && name === 'towns' ? 'districts' : name],
          (READ_FIRST[name] * view.width) / MAP_SIZE.width,
        ),
    ).map(({ place, x, y }) => ({
      href: hrefOf(place),
      label: `${place.label}, ${countOf(place.adsCount, WORD_FORMS.advert)}`,
      name: shortName(place.label),
      count: countOnTag(place.adsCount),
      x,
      y,
    })),
  })

  return {
    view,
    levels: [
      toLevel('regions', regions),
      ...(isFew ? [] : [toLevel('districts', districts)]),
      ...(towns ? [toLevel('towns', towns)] : []),
    ],
    regions: toRegions(regions, hrefOf),
  }
}
