import { HUNDREDTHS } from '@inzrt/domain/price'
import {
  findTokens,
  lexicon,
  readExclusions,
  readPriceRange,
  STOP_WORDS,
  stem,
  type Token,
} from '@inzrt/domain/search'
import { onOneLine } from '@inzrt/domain/text'
import { RADII, type Radius } from '@inzrt/rules/listing'
import type { AdFilter } from '../ads/AdFilter.ts'
import type { NamedPlace, NamedPlaces } from '../localities/places/readNamedPlaces.ts'
import type { Vocabulary } from './Vocabulary.ts'

/** What a query asks for besides words: a place and a price, and the words that are left, where any are. */
export type Conditions = Readonly<{
  query: string
  filter: Pick<AdFilter, 'region' | 'district' | 'psc' | 'radius' | 'priceFrom' | 'priceTo'>
  /** Where the place is. */
  region: string | null
}>

const MOST_WORDS = 4

/** What stands before the name of a place: „v Brně“, „okres Kolín“, „kraj Vysočina“. */
const LABELS = new Set(['ve', 'kraj', 'kraji', 'okres', 'okrese'])

const isLink = ({ folded }: Token): boolean => STOP_WORDS.has(folded) || LABELS.has(folded)

/** So many of the ads that have a word must be for what it names. */
const THING_SHARE = 0.2

/** Whether a word names a thing, as the lexicon or the ads know it. */
const namesThing = (vocabulary: Vocabulary, { folded }: Token): boolean => {
  const known = stem(folded)
  const adsCount = vocabulary.find(known)?.adsCount ?? 0

  return (
    lexicon.names.has(known) ||
    (adsCount > 0 && vocabulary.countNamed(known) >= THING_SHARE * adsCount)
  )
}

const linkBefore = (tokens: readonly Token[], at: number): number => {
  const before = tokens[at - 1]

  return before && isLink(before) ? linkBefore(tokens, at - 1) : at
}

type Sources = Readonly<{ places: NamedPlaces; vocabulary: Vocabulary }>
type Found = Readonly<{ place: Pick<NamedPlace, 'filter' | 'region'>; rest: string }>

/**
 * A place stands at the end, or by its very name at the beginning („březové dřevo“ is from no Březová) or
 * alone; a word that names a thing too needs „v“ before it.
 */
const findPlace = ({ places, vocabulary }: Sources, query: string): Found | null => {
  const tokens = findTokens(query)
  for (let count = Math.min(MOST_WORDS, tokens.length); count > 0; count--)
    for (const at of [tokens.length - count, 0]) {
      const named = tokens.slice(at, at + count)
      const place = places.find(named.map(({ folded }) => stem(folded)))
      const from = linkBefore(tokens, at)
      const isLinked = from < at
      const isThing = named.every((token) => namesThing(vocabulary, token))
      const isNamed = at > 0 || named.map(({ folded }) => folded).join(' ') === place?.words
      if (place && isNamed && (isLinked || !isThing)) {
        const rest = `${query.slice(0, tokens[from]?.start)} ${query.slice(named.at(-1)?.end)}`
        return { place, rest: onOneLine(rest) }
      }
    }

  return null
}

/** A postal code, written apart or called so: five digits in a row may be a price. */
const PSC =
  /(?<![\p{L}\p{N}])(?:psč:?\s{0,3}([1-7]\d{2})\s?(\d{2})|([1-7]\d{2})\s(\d{2})|^([1-7]\d{2})(\d{2})$)(?![\p{L}\p{N}])/iu

const findPsc = ({ places }: Sources, query: string): Found | null => {
  const match = PSC.exec(query)
  const psc = match?.slice(1).join('')
  const region = psc && places.regionOf(psc)
  if (!match || !psc || !region) return null
  const rest = query.slice(0, match.index) + query.slice(match.index + match[0].length)

  return { place: { filter: { psc }, region }, rest: onOneLine(rest) }
}

/** The price and the place that a query names. */
const readNamed = (sources: Sources, query: string): Conditions | null => {
  const asked = readPriceRange(query)
  const price = asked?.rest ? asked : null
  const rest = price?.rest ?? query
  const found = findPsc(sources, rest) ?? findPlace(sources, rest)
  if (!price && !found) return null

  return {
    query: found?.rest ?? rest,
    filter: {
      ...found?.place.filter,
      ...(typeof price?.from === 'number' && { priceFrom: price.from * HUNDREDTHS }),
      ...(typeof price?.to === 'number' && { priceTo: price.to * HUNDREDTHS }),
    },
    region: found?.place.region ?? null,
  }
}

/** „do 20 km od“ before a place. */
const AROUND =
  /(?<![\p{L}\p{N}])(?:do |v okruhu |v okolí )?(\d{1,3}) ?km(?: od| kolem| okolo)?(?![\p{L}\p{N}])/iu

/** The radius a query asks for, at least as long as it says, and the query with only the place in its stead. */
const readAround = (query: string): { radius: Radius; rest: string } | null => {
  const match = AROUND.exec(query)
  const km = Number(match?.[1])
  const radius = RADII.find((known) => known >= km)
  if (!match || !radius || km === 0) return null
  const rest = `${query.slice(0, match.index)} v ${query.slice(match.index + match[0].length)}`

  return { radius, rest: onOneLine(rest) }
}

/** Surroundings need a place of their own; a region has none. */
const readWithRadius = (sources: Sources, query: string): Conditions | null => {
  const around = readAround(query)
  const conditions = around && readNamed(sources, around.rest)
  if (!around || !conditions) return null
  const { psc, district } = conditions.filter
  if (psc === undefined && district === undefined) return null

  return { ...conditions, filter: { ...conditions.filter, radius: around.radius } }
}

/**
 * Reads the price and the place out of a query, with its surroundings where they are asked for; null where it names
 * neither, or only a price. Words with a minus name no place, and stay with the words that are looked for.
 */
export const readConditions = (sources: Sources, query: string): Conditions | null => {
  const { rest, excluded } = readExclusions(query)
  const conditions = readWithRadius(sources, rest) ?? readNamed(sources, rest)
  if (!conditions || excluded.length === 0) return conditions
  const words = [conditions.query, ...excluded.map(({ word }) => `-${word}`)]

  return conditions.query === '' ? null : { ...conditions, query: words.join(' ') }
}
