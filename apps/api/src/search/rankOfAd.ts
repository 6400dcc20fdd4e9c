import { type SQL, sql } from 'drizzle-orm'
import { type AdFilter, hasPriceRange } from '../ads/AdFilter.ts'
import { filterShape, priceClass, wherePlace } from '../ads/filterConditions.ts'
import { ads } from '../database/schema/ads.ts'

/** What the text of the rank depends on; its values are placeholders. */
export type RankShape = Readonly<{
  hasDialCode: boolean
  /** Those who look for the same kind of people are found by their sections too. */
  hasSeekers: boolean
  /** Words were typed with accents, which tells words apart that are the same without. */
  hasAccents: boolean
  /** Some terms need not be found. */
  hasOptional: boolean
  /** A place and a price that ads need not have; those that do come first. */
  preferred: AdFilter
}>

/**
 * What tells results apart, each before all that follow; figures of one leave room for the next. Whole
 * words come before beginnings of words, ads of the wanted type before others, ads for the thing before
 * those that name or mention it, then those at the preferred place and price, with more of the words that
 * need not be there (in sections where the thing is met), with the same accents, in the thing's own sections,
 * by the typed name of it.
 */
const WEIGHT = {
  whole: 10_000_000,
  type: 1_000_000,
  role: 100_000,
  preferred: 15_000,
  related: 12_000,
  optional: 1_000,
  accents: 50,
  section: 10,
  typed: 5,
} as const

/** From here on an ad is for what is looked for, by whole words and of the wanted type. */
export const NAMED = WEIGHT.whole + 2 * WEIGHT.type + 3 * WEIGHT.role

/** An ad asked for by its printed code is the best answer there is. */
export const BEST = sql.raw(String(10 * WEIGHT.whole))

const asked = (name: string): SQL => sql`${sql.placeholder(name)}::tsquery`
const hasHeading = (name: string): SQL => sql`${ads.headingWords} @@ ${asked(name)}`
const hasText = (name: string): SQL => sql`${ads.allWords} @@ ${asked(name)}`
const flag = (condition: SQL): SQL => sql`(${condition})::integer`

/** Whether an ad stands in one of the sections of a placeholder. */
export const isAmong = (name: string): SQL =>
  sql`section_id = any(${sql.placeholder(name)}::integer[])`

/** Where nothing is sold, offers and inquiries are the same, but who looks for whom is not. */
const typeRank = sql`case
  when ${ads.brandCode} = 'adult' then case when ${isAmong('otherSeekers')} then 1 else 2 end
  when ${ads.type} = ${sql.placeholder('wantedType')} then 2
  when ${ads.type} = 'exchange' then 0
  else 1
end`

const roleRank = sql`case
  when ${hasHeading('headQuery')} then 4
  when ${hasHeading('namedQuery')} then 3
  when ${hasHeading('query')} then 2
  else 1
end`

const isRelated = sql`section_id = any(
  ${sql.placeholder('ownSections')}::integer[] || ${sql.placeholder('nearSections')}::integer[])`

/** People who look for each other belong to no section by a word, but by whom they look for. */
const sectionRank = sql`case
  when ${ads.brandCode} = 'adult' then case when ${isAmong('sameSeekers')} then 3 else 0 end
  when section_id = (${sql.placeholder('ownSections')}::integer[])[1] then 3
  when ${isAmong('ownSections')} then 2
  when ${isAmong('nearSections')} then 1
  else 0
end`

const optional = sql`unnest(${sql.placeholder('optional')}::text[]::tsquery[])
  with ordinality as terms (term, place) where ${ads.allWords} @@ term`

const optionalCount = sql`(select count(*) from ${optional})`

/** Which of the terms that need not be there are, one bit each. */
export const optionalBits = ({ hasOptional }: RankShape): SQL =>
  hasOptional
    ? sql`(select coalesce(bit_or(1 << (place - 1)::integer), 0) from ${optional})`
    : sql`0`

/** The place counts twice when it is the very one, once in the same region; the price more than both. */
const preferredRank = (preferred: AdFilter): SQL => {
  const [atPlace] = wherePlace(preferred)
  const inRegion = sql`${ads.localityId} in (
    select id from localities where region_name = ${sql.placeholder('preferredRegion')})`
  const place = atPlace && sql`case when ${atPlace} then 2 when ${inRegion} then 1 else 0 end`
  const price =
    hasPriceRange(preferred) && sql`3 * (${priceClass(preferred)} = 'matching')::integer`

  return sql.join(
    [place, price].filter((rank) => typeof rank === 'object'),
    sql` + `,
  )
}

const isWhole = ({ hasSeekers }: RankShape): SQL =>
  hasSeekers ? sql`(${hasText('wholeQuery')} or ${isAmong('sameSeekers')})` : hasText('wholeQuery')

/** How well an ad that was found answers; higher is better. */
export const rankOfAd = (shape: RankShape): SQL => {
  const parts: readonly (readonly [SQL, keyof typeof WEIGHT])[] = [
    [flag(isWhole(shape)), 'whole'],
    [typeRank, 'type'],
    [roleRank, 'role'],
    ...(filterShape(shape.preferred)
      ? [[sql`(${preferredRank(shape.preferred)})`, 'preferred'] as const]
      : []),
    ...(shape.hasOptional
      ? ([
          [flag(isRelated), 'related'],
          [optionalCount, 'optional'],
        ] as const)
      : []),
    ...(shape.hasAccents ? [[flag(hasHeading('accentQuery')), 'accents'] as const] : []),
    [sectionRank, 'section'],
    [flag(hasHeading('typedQuery')), 'typed'],
  ]
  const weighted = parts.map(([rank, weight]) => sql`${rank} * ${sql.raw(String(WEIGHT[weight]))}`)
  const rank = sql.join(weighted, sql` + `)
  const isAskedByCode = sql`${ads.dialCode} = ${sql.placeholder('dialCode')}`

  return shape.hasDialCode ? sql`case when ${isAskedByCode} then ${BEST} else ${rank} end` : rank
}
