import type { SortKey } from '@inzrt/domain/listing'
import { type SQL, sql } from 'drizzle-orm'
import {
  priceAscending,
  priceDescending,
  UNPRICED,
} from '../../platform/database/schema/priceOrder.ts'
import type { AdRow } from './AdRow.ts'

/** One thing ads are sorted by. */
export type Key = Readonly<{
  /** An SQL expression over ads, or over a subquery that hands on the columns it uses. */
  value: SQL
  type: 'timestamptz' | 'bigint'
  of: (row: AdRow) => string
  /** The same in the memory of the search: a column of ads, how well they answer, or how near they are. */
  figure: 'sortAt' | 'createdAt' | 'priceOrder' | 'relevance' | 'nearness'
  /** The dearest come first by their prices below zero. */
  isNegative?: true
}>

/** An order of ads: by these keys, all in one direction, then by id. */
export type AdOrder = Readonly<{ keys: readonly Key[]; direction: 'asc' | 'desc' }>

const freshness: Key = {
  value: sql`sort_at`,
  type: 'timestamptz',
  of: ({ sortAt }) => sortAt.toISOString(),
  figure: 'sortAt',
}
const creation: Key = {
  value: sql`created_at`,
  type: 'timestamptz',
  of: ({ createdAt }) => createdAt.toISOString(),
  figure: 'createdAt',
}
const cheapness: Key = {
  value: priceAscending,
  type: 'bigint',
  of: ({ priceOrder }) => String(priceOrder ?? UNPRICED),
  figure: 'priceOrder',
}
const dearness: Key = {
  value: priceDescending,
  type: 'bigint',
  of: ({ priceOrder }) => String(priceOrder === null ? UNPRICED : -priceOrder),
  figure: 'priceOrder',
  isNegative: true,
}
const nearness: Key = {
  value: sql`nearness`,
  type: 'bigint',
  of: ({ metres = 0 }) => String(-metres),
  figure: 'nearness',
}
const relevance: Key = {
  value: sql`relevance`,
  type: 'bigint',
  of: (row) => String(row.relevance),
  figure: 'relevance',
}

const ORDERS: Readonly<Record<SortKey, AdOrder>> = {
  default: { keys: [freshness], direction: 'desc' },
  created_desc: { keys: [creation], direction: 'desc' },
  created_asc: { keys: [creation], direction: 'asc' },
  price_asc: { keys: [cheapness], direction: 'asc' },
  price_desc: { keys: [dearness], direction: 'asc' },
  distance: { keys: [nearness], direction: 'desc' },
}

/** The order of a section's list. */
export const listingOrder = (sort: SortKey): AdOrder => ORDERS[sort]

/** The order of search results: by default headings that match stand before contents that do. */
export const searchOrder = (sort: SortKey): AdOrder =>
  sort === 'default' ? { keys: [relevance, freshness], direction: 'desc' } : ORDERS[sort]

/** `order by` list of an order. */
export const orderBy = ({ keys, direction }: AdOrder): SQL =>
  sql.join(
    [...keys.map(({ value }) => value), sql`id`].map((key) => sql`${key} ${sql.raw(direction)}`),
    sql`, `,
  )

/** Condition of the rows behind the cursor, whose values are placeholders. */
export const isBehindCursor = ({ keys, direction }: AdOrder): SQL => {
  const mine = [...keys.map(({ value }) => value), sql`id`]
  const theirs = [
    ...keys.map(({ type }, at) => sql`${sql.placeholder(`cursor${at}`)}::${sql.raw(type)}`),
    sql`${sql.placeholder('cursorId')}::integer`,
  ]
  const isAfter = sql.raw(direction === 'asc' ? '>' : '<')

  return sql`(${sql.join(mine, sql`, `)}) ${isAfter} (${sql.join(theirs, sql`, `)})`
}
