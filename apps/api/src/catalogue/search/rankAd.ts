import type { Brand } from '../../platform/brand/Brand.ts'
import { TYPES } from './ad-index/cells.ts'
import { MATCH } from './ad-index/matching/match.ts'
import type { OwnSections } from './findOwnSections.ts'
import type { Seekers } from './findSeekers.ts'
import type { SearchTerms } from './SearchTerms.ts'

/**
 * What tells results apart, each before all that follow; figures of one leave room for the next. Whole
 * words come before beginnings of words, ads of the wanted type before others, ads for the thing before
 * those that name or mention it, then those at the preferred place and price, with more of the words that
 * need not be there (in sections where the thing is met), first in the heading, with the same accents, in the thing's own sections,
 * by the typed name of it.
 */
const WEIGHT = {
  whole: 10_000_000,
  type: 1_000_000,
  role: 100_000,
  preferred: 15_000,
  related: 12_000,
  optional: 1_000,
  optionalInHeading: 100,
  accents: 50,
  section: 10,
  typed: 5,
} as const

/** From here on an ad is for what is looked for, by whole words and of the wanted type. */
export const NAMED = WEIGHT.whole + 2 * WEIGHT.type + 3 * WEIGHT.role

/** An ad asked for by its printed code is the best answer there is. */
export const BEST = 10 * WEIGHT.whole

type Context = Readonly<{
  brand: Brand
  wantedType: SearchTerms['type']
  sections: OwnSections
  seekers: Seekers
  hasOptional: boolean
}>

const roleOf = (match: number): number => {
  if (match & MATCH.head) return 4
  if (match & MATCH.named) return 3

  return match & MATCH.heading ? 2 : 1
}

/** Ranks of all ways an ad can match, by `MATCH`. */
const OF_MATCH = Array.from(
  { length: Math.max(...Object.values(MATCH)) * 2 },
  (_, match) =>
    WEIGHT.whole * Number((match & MATCH.whole) !== 0) +
    WEIGHT.role * roleOf(match) +
    WEIGHT.typed * Number((match & MATCH.typed) !== 0),
)

const rankOfSection = ({ own, near }: OwnSections, id: number): number => {
  if (own[0] === id) return 3
  if (own.includes(id)) return 2

  return near.includes(id) ? 1 : 0
}

/** Who asks for nothing but people is answered best by the sections of those who look for the same. */
const rankOfSeekers = ({ same, others, isAll }: Seekers, id: number): number => {
  if (others.includes(id)) return isAll ? 0 : 1

  return isAll && same.length > 0 && !same.includes(id) ? 1 : 2
}

/** Where nothing is sold, offers and inquiries are the same, but who looks for whom is not. */
const rankOfType = (
  { brand, wantedType, seekers }: Context,
  sectionId: number,
  type: (typeof TYPES)[number],
): number => {
  if (brand === 'adult') return rankOfSeekers(seekers, sectionId)
  if (type === wantedType) return 2

  return type === 'exchange' ? 0 : 1
}

/** What an ad's section and type give it, one figure for each type. */
const rankOfPlace = (context: Context, sectionId: number): number[] => {
  const { brand, sections, seekers, hasOptional } = context
  const own = rankOfSection(sections, sectionId)
  const isSame = seekers.same.includes(sectionId)
  // People who look for each other belong to no section by a word, but by whom they look for.
  const section = brand === 'adult' ? 3 * Number(isSame) : own

  return TYPES.map(
    (type) =>
      WEIGHT.type * rankOfType(context, sectionId, type) +
      WEIGHT.related * Number(hasOptional && own > 0) +
      WEIGHT.section * section,
  )
}

/** Gives a function that tells how well an ad answers by its words, section and type; higher is better. */
export const createRank = (context: Context) => {
  const places: number[][] = []
  const same = new Set(context.seekers.same)

  return (match: number, sectionId: number, type: number): number => {
    places[sectionId] ??= rankOfPlace(context, sectionId)
    const rank = (OF_MATCH[match] as number) + (places[sectionId][type] as number)

    // Those who look for the same people answer as if they said so.
    return same.size > 0 && !(match & MATCH.whole) && same.has(sectionId)
      ? rank + WEIGHT.whole
      : rank
  }
}

type Extras = Readonly<{
  /** By its place: 2 the very one, 1 in its region; 3 more by its price. */
  preferred: number
  /** How many of the words it has that need not be there, and how many of them in its heading. */
  optional: number
  optionalInHeading: number
  hasSameAccents: boolean
}>

/** What else makes an ad answer better. */
export const rankExtras = (extras: Extras): number =>
  WEIGHT.preferred * extras.preferred +
  WEIGHT.optional * extras.optional +
  WEIGHT.optionalInHeading * extras.optionalInHeading +
  WEIGHT.accents * Number(extras.hasSameAccents)
