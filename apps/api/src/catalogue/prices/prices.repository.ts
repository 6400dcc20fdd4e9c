import { type HeadingWord, readHeading } from '@inzrt/domain/search'
import { sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { prepare } from '../../platform/database/prepare.ts'
import { LEXEME } from '../search/lexemes.ts'

/** A price of a thing of the same name. */
export type KnownPrice = Readonly<{
  amount: number
  createdAt: Date
  isSold: boolean
  /** It is called by all the words that name the thing asked for. */
  isSame: boolean
}>

export type PricesRepository = ReturnType<typeof createPricesRepository>

/** Of a section so many ads are looked at, on sale and sold, those placed last. */
const LOOKED_AT_MAX = 2_000
const YEARS = 2

const newest = (state: 'published' | 'sold') => {
  const isState =
    state === 'sold' ? sql`state = 'closed' and closed_reason = 'sold'` : sql`state = 'published'`

  return sql`
    (select id, type, price_type, price_amount, created_at, heading_words, ${state === 'sold' ? sql`true` : sql`false`} as is_sold
    from ads
    where section_id = ${sql.placeholder('sectionId')} and ${isState}
      and created_at > ${sql.placeholder('since')}
    order by created_at desc, id desc limit ${LOOKED_AT_MAX})`
}

const pricesOfThings = sql`
  select price_amount::float8 as amount, created_at as "createdAt", is_sold as "isSold",
    heading_words @@ ${sql.placeholder('same')}::tsquery as "isSame"
  from (${newest('published')} union all ${newest('sold')}) looked_at
  where type = 'offer' and price_type = 'czk' and price_amount > 0
    and id is distinct from ${sql.placeholder('exceptId')}
    and heading_words @@ ${sql.placeholder('heads')}::tsquery`

const toQuery = (lexemes: readonly string[]): string =>
  lexemes.map((lexeme) => `'${lexeme}'`).join(' & ')

const stemsOf = (words: readonly HeadingWord[], role: HeadingWord['role']): string[] =>
  words.filter((word) => word.role === role).map(({ stem }) => stem)

/** Prices of things, of at most a few thousand ads of a section, read in the order of their age. */
export const createPricesRepository = ({ pool }: Database, clock: Clock) => {
  const read = prepare<KnownPrice>(pool, pricesOfThings)

  return {
    /** Nothing of a heading that names no thing. */
    ofThings: async (
      sectionId: number,
      heading: string,
      exceptId: number | null,
    ): Promise<KnownPrice[]> => {
      const words = readHeading(heading)
      const heads = stemsOf(words, 'head').map(LEXEME.head)
      if (heads.length === 0) return []
      const since = clock()
      since.setFullYear(since.getFullYear() - YEARS)

      return read({
        ...{ sectionId, exceptId, since },
        heads: toQuery(heads),
        same: toQuery([...heads, ...stemsOf(words, 'named').map(LEXEME.named)]),
      })
    },
  }
}
