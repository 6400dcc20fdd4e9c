import { PLACE_KINDS } from '@inzrt/contracts/browse/place'
import { tokenize } from '@inzrt/domain/search'
import type { KnownPlace } from './KnownPlace.ts'

/** `602 00`, `CZ-602 00` and `602` are postal codes or their beginnings. */
const PSC_BEGINNING = /^(?:cz-?)?([1-7]\d{1,4})$/i

/** How well a name answers: the very name, its beginning, or a word of it. */
const closeness = ({ name }: KnownPlace, asked: string): number => {
  if (name === asked) return 0

  return name.startsWith(asked) ? 1 : 2
}

const byPsc = (places: readonly KnownPlace[], beginning: string): KnownPlace[] =>
  places
    .filter(({ kind, key }) => kind === 'psc' && key.startsWith(beginning))
    .toSorted((one, other) => one.key.localeCompare(other.key))

/** The very name before beginnings of names, towns before their parts and those before districts, then the one with more ads. */
const byName = (
  places: readonly KnownPlace[],
  words: readonly string[],
  countAds: (place: KnownPlace) => number,
): KnownPlace[] => {
  const asked = words.join(' ')
  const found = places.filter(
    (place) => place.kind !== 'psc' && words.every((word) => place.words.includes(` ${word}`)),
  )

  return found
    .map((place) => ({
      place,
      keys: [closeness(place, asked), PLACE_KINDS.indexOf(place.kind), -countAds(place)],
    }))
    .toSorted(
      (one, other) =>
        one.keys.map((key, at) => key - (other.keys[at] ?? 0)).find((order) => order !== 0) ?? 0,
    )
    .map(({ place }) => place)
}

/** Places whose postal code or words begin with a term, the likeliest first. */
export const rankPlaces = (
  places: readonly KnownPlace[],
  term: string,
  countAds: (place: KnownPlace) => number,
): KnownPlace[] => {
  const beginning = PSC_BEGINNING.exec(term.replace(/\s/g, ''))?.[1]
  if (beginning) return byPsc(places, beginning)
  const words = tokenize(term)

  return words.length === 0 ? [] : byName(places, words, countAds)
}
