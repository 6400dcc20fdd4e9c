import type { AdMap } from '@inzrt/contracts/browse/map'
import type { Place } from '@inzrt/contracts/browse/place'
import { parsePsc } from '@inzrt/domain/locality'
import { tokenize } from '@inzrt/domain/search'
import { MINUTE_MS } from '@inzrt/domain/time'
import { cacheFor } from '../../../platform/database/cacheFor.ts'
import type { Database } from '../../../platform/database/openDatabase.ts'
import type { AdFilter } from '../../ads/AdFilter.ts'
import { type Area, NOWHERE, toArea } from './Area.ts'
import { type AdCounts, adsIn } from './adsIn.ts'
import { type KnownPlace, toKnownPlaces } from './KnownPlace.ts'
import { type Municipality, readMunicipalities } from './Municipality.ts'
import { rankPlaces } from './rankPlaces.ts'
import { type NamedPlaces, readNamedPlaces } from './readNamedPlaces.ts'
import { toAdMap } from './toAdMap.ts'

export type PlaceBook = ReturnType<typeof createPlaceBook>

type AskedPlace = Pick<AdFilter, 'place' | 'psc' | 'district' | 'radius'>

type Book = Readonly<{
  municipalities: readonly Municipality[]
  places: readonly KnownPlace[]
  find: (asked: string) => KnownPlace | undefined
}>

const RESULTS_MAX = 20
const MAX_AGE_MS = 10 * MINUTE_MS

/** „okres Kolín“ and „kraj Vysočina“ are asked for by name, „Kolín“ is the town. */
const toBook = (municipalities: readonly Municipality[]): Book => {
  const places = toKnownPlaces(municipalities)
  const byKey = new Map(places.map((place) => [place.key, place]))
  const byWords = new Map<string, KnownPlace>()
  for (const place of places)
    for (const words of [
      place.name,
      tokenize(place.key).join(' '),
      tokenize(place.label).join(' '),
    ])
      if (!byWords.has(words)) byWords.set(words, place)

  return {
    municipalities,
    places,
    find: (asked) =>
      byKey.get(parsePsc(asked) ?? asked.trim()) ?? byWords.get(tokenize(asked).join(' ')),
  }
}

const toLine = ({ key, kind, label, within }: KnownPlace) => ({ key, kind, label, within })

/** The places ads are looked for in. Read at most once in ten minutes: they change with the register. */
export const createPlaceBook = ({ pool }: Database) => {
  const book = cacheFor(MAX_AGE_MS, async () => {
    const [municipalities, named] = await Promise.all([
      readMunicipalities(pool),
      readNamedPlaces(pool),
    ])

    return { ...toBook(municipalities), named }
  })

  return {
    /** What a query may name. */
    named: async (): Promise<NamedPlaces> => (await book.get()).named,

    /** The area a filter asks for; null where it names no place, or none that needs one. */
    areaOf: async ({ place, psc, district, radius }: AskedPlace): Promise<Area | null> => {
      const asked = place ?? (radius === undefined ? undefined : (psc ?? district))
      if (asked === undefined) return null
      const { find, municipalities } = await book.get()
      const found = find(asked)

      return found ? toArea(found, municipalities, radius) : NOWHERE
    },

    /** At most twenty places whose names or postal codes begin with the words, each with its ads. */
    suggest: async (term: string, counts: AdCounts): Promise<Place[]> => {
      const { places } = await book.get()

      return rankPlaces(places, term, (place) => adsIn(place, counts))
        .slice(0, RESULTS_MAX)
        .map((place) => ({ ...toLine(place), adsCount: adsIn(place, counts) }))
    },

    /** Where ads are. */
    toMap: async (counts: AdCounts): Promise<AdMap> => toAdMap((await book.get()).places, counts),
  }
}
