import {
  findTokens,
  lexicon,
  readPriceRange,
  STOP_WORDS,
  stem,
  type Token,
} from '@inzrt/domain/search'
import type { AdFilter } from '../ads/AdFilter.ts'
import type { Places } from './places.repository.ts'

/** What a query asks for besides words: a place and a price, and the words that are left. */
export type Conditions = Readonly<{
  query: string
  filter: Pick<AdFilter, 'region' | 'district' | 'psc' | 'priceFrom' | 'priceTo'>
  /** Where the place is. */
  region: string | null
}>

const MOST_WORDS = 4
const HUNDREDTHS = 100

const isLink = ({ folded }: Token): boolean => STOP_WORDS.has(folded) || folded === 've'

/**
 * A place stands at the end, or by its very name at the beginning („březové dřevo“ is from no Březová); a
 * word that names a thing too needs „v“ before it.
 */
const findPlace = (places: Places, query: string) => {
  const tokens = findTokens(query)
  for (let count = Math.min(MOST_WORDS, tokens.length - 1); count > 0; count--)
    for (const from of [tokens.length - count, 0]) {
      const named = tokens.slice(from, from + count)
      const place = places.find(named.map(({ folded }) => stem(folded)))
      const before = tokens[from - 1]
      const isLinked = before !== undefined && isLink(before)
      const isThing = named.every(({ folded }) => lexicon.names.has(stem(folded)))
      const isNamed = from > 0 || named.map(({ folded }) => folded).join(' ') === place?.folded
      if (place && isNamed && (isLinked || !isThing))
        return { place, from: isLinked ? from - 1 : from, to: from + count, tokens }
    }

  return null
}

const withoutTokens = (query: string, tokens: readonly Token[], from: number, to: number): string =>
  `${query.slice(0, tokens[from]?.start)} ${query.slice(tokens[to - 1]?.end)}`
    .replace(/\s+/g, ' ')
    .trim()

/** Reads the price and the place out of a query, as long as words are left; null where it names neither. */
export const readConditions = (places: Places, query: string): Conditions | null => {
  const asked = readPriceRange(query)
  const price = asked?.rest ? asked : null
  const rest = price?.rest ?? query
  const found = findPlace(places, rest)
  if (!price && !found) return null

  return {
    query: found ? withoutTokens(rest, found.tokens, found.from, found.to) : rest,
    filter: {
      ...found?.place.filter,
      ...(typeof price?.from === 'number' && { priceFrom: price.from * HUNDREDTHS }),
      ...(typeof price?.to === 'number' && { priceTo: price.to * HUNDREDTHS }),
    },
    region: found?.place.region ?? null,
  }
}
