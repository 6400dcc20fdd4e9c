import { type HeadingWord, readHeading } from '@inzrt/domain/search'
import { sql } from 'drizzle-orm'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { ReadableDatabase } from '../../platform/database/openDatabase.ts'
import { prepare } from '../../platform/database/prepare.ts'
import { TYPES } from '../search/ad-index/cells.ts'
import { findThings, type ThingWords } from '../search/ad-index/findThings.ts'
import type { AdIndexSource } from '../search/ad-index/openAdIndex.ts'
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

/** So many prices are known of a thing at most, on sale and sold, those placed last. */
const PRICES_MAX = 2_000
const YEARS = 2
const OFFER = TYPES.indexOf('offer')

const soldThings = sql`
  select price_amount::float8 as amount, created_at as "createdAt", true as "isSold",
    heading_words @@ ${sql.placeholder('same')}::tsquery as "isSame"
  from (
    select id, type, price_type, price_amount, created_at, heading_words
    from ads
    where section_id = ${sql.placeholder('sectionId')} and state = 'closed' and closed_reason = 'sold'
      and created_at > ${sql.placeholder('since')}
    order by created_at desc, id desc limit ${PRICES_MAX}
  ) looked_at
  where type = 'offer' and price_type = 'czk' and price_amount > 0
    and id is distinct from ${sql.placeholder('exceptId')}
    and heading_words @@ ${sql.placeholder('heads')}::tsquery`

const toQuery = (lexemes: readonly string[]): string =>
  lexemes.map((lexeme) => `'${lexeme}'`).join(' & ')

const stemsOf = (words: readonly HeadingWord[], role: HeadingWord['role']): string[] =>
  words.filter((word) => word.role === role).map(({ stem }) => stem)

type Asked = Readonly<{
  brand: Brand
  sectionId: number
  heading: string
  /** The ad that asks; null: none. */
  exceptId: number | null
}>

/** Prices of things of a section: of those on sale by the index in memory, of those sold by PostgreSQL. */
export const createPricesRepository = (
  { pool }: ReadableDatabase,
  clock: Clock,
  adIndex: AdIndexSource,
) => {
  const readSold = prepare<KnownPrice>(pool, soldThings)

  const findOnSale = async (
    { brand, sectionId, exceptId }: Asked,
    words: ThingWords,
    since: Date,
  ): Promise<KnownPrice[]> => {
    const index = (await adIndex.current())[brand]
    const { columns } = index
    const isOnSale = (row: number): boolean =>
      columns.sectionId[row] === sectionId &&
      columns.type[row] === OFFER &&
      (columns.crowns[row] as number) > 0 &&
      (columns.createdAt[row] as number) > since.getTime() &&
      columns.id[row] !== exceptId

    return findThings(index, words, isOnSale, PRICES_MAX).map(({ row, isSame }) => ({
      amount: columns.crowns[row] as number,
      createdAt: new Date(columns.createdAt[row] as number),
      isSold: false,
      isSame,
    }))
  }

  return {
    /** Nothing of a heading that names no thing. */
    ofThings: async (asked: Asked): Promise<KnownPrice[]> => {
      const words = readHeading(asked.heading)
      const heads = stemsOf(words, 'head')
      const named = stemsOf(words, 'named')
      if (heads.length === 0) return []
      const since = clock()
      since.setFullYear(since.getFullYear() - YEARS)
      const headLexemes = heads.map(LEXEME.head)
      const [onSale, sold] = await Promise.all([
        findOnSale(asked, { heads, named }, since),
        readSold({
          sectionId: asked.sectionId,
          exceptId: asked.exceptId,
          since,
          heads: toQuery(headLexemes),
          same: toQuery([...headLexemes, ...named.map(LEXEME.named)]),
        }),
      ])

      return [...onSale, ...sold]
    },
  }
}
