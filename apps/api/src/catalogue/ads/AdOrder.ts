import type { SortKey } from '@inzrt/rules/listing'
import { type SQL, sql } from 'drizzle-orm'
import {
  priceAscending,
  priceDescending,
  UNPRICED,
} from '../../platform/database/schema/priceOrder.ts'
import type { AdRow } from './AdRow.ts'

/** One thing ads are sorted by. */
export type Key = Readonly<{
  type: 'timestamptz' | 'bigint'
  of: (row: AdRow) => string
  /** The same in memory: a column of ads, how well they answer a search, or how near they are. */
  figure: 'sortAt' | 'createdAt' | 'priceOrder' | 'relevance' | 'nearness'
  /** The dearest come first by their prices below zero. */
  isNegative?: true
}>

/** One that the database knows too, as an expression over a column of ads. */
type StoredKey = Key & Readonly<{ column: string; value: SQL }>

/** An order of ads: by these keys, all in one direction, then by id. */
export type AdOrder<Keys = Key> = Readonly<{ keys: readonly Keys[]; direction: 'asc' | 'desc' }>

export type StoredOrder = AdOrder<StoredKey>

/** Orders that the database knows; how near ads are is known in memory alone. */
export type StoredSort = Exclude<SortKey, 'distance'>

const freshness: StoredKey = {
  column: 'sort_at',
  value: sql`sort_at`,
  type: 'timestamptz',
  of: ({ sortAt }) => sortAt.toISOString(),
  figure: 'sortAt',
}
const creation: StoredKey = {
  column: 'created_at',
  value: sql`created_at`,
  type: 'timestamptz',
  of: ({ createdAt }) => createdAt.toISOString(),
  figure: 'createdAt',
}
const priceAscendingKey: StoredKey = {
  column: 'price_order',
  value: priceAscending,
  type: 'bigint',
  of: ({ priceOrder }) => String(priceOrder ?? UNPRICED),
  figure: 'priceOrder',
}
const priceDescendingKey: StoredKey = {
  column: 'price_order',
  value: priceDescending,
  type: 'bigint',
  of: ({ priceOrder }) => String(priceOrder === null ? UNPRICED : -priceOrder),
  figure: 'priceOrder',
  isNegative: true,
}
const nearness: Key = {
  type: 'bigint',
  of: ({ metres = 0 }) => String(-metres),
  figure: 'nearness',
}
const relevance: Key = {
  type: 'bigint',
  of: ({ relevance: answers = 0 }) => String(answers),
  figure: 'relevance',
}

const STORED_ORDERS: Readonly<Record<StoredSort, StoredOrder>> = {
  default: { keys: [freshness], direction: 'desc' },
  created_desc: { keys: [creation], direction: 'desc' },
  created_asc: { keys: [creation], direction: 'asc' },
  price_asc: { keys: [priceAscendingKey], direction: 'asc' },
  price_desc: { keys: [priceDescendingKey], direction: 'asc' },
}

const sortColumns = Object.values(STORED_ORDERS).flatMap(({ keys }) =>
  keys.map(({ column }) => column),
)

/** What an ad's place in a list is found by; `ctid` is where its row lies. */
export const placeColumns = sql.raw([...new Set(['id', 'ctid', ...sortColumns])].join(', '))

const NEAREST_FIRST: AdOrder = { keys: [nearness], direction: 'desc' }

/** The order of a list that the database reads. */
export const storedOrder = (sort: StoredSort): StoredOrder => STORED_ORDERS[sort]

/** The order of a section's list. */
export const listingOrder = (sort: SortKey): AdOrder =>
  sort === 'distance' ? NEAREST_FIRST : storedOrder(sort)

/** The order of search results: by default headings that match stand before contents that do. */
export const searchOrder = (sort: SortKey): AdOrder =>
  sort === 'default' ? { keys: [relevance, freshness], direction: 'desc' } : listingOrder(sort)

/** `order by` list of an order. */
export const orderBy = ({ keys, direction }: StoredOrder): SQL =>
  sql.join(
    [...keys.map(({ value }) => value), sql`id`].map((key) => sql`${key} ${sql.raw(direction)}`),
    sql`, `,
  )

/** Condition of the rows behind the cursor, whose values are placeholders. */
export const isBehindCursor = ({ keys, direction }: StoredOrder): SQL => {
  const mine = [...keys.map(({ value }) => value), sql`id`]
  const theirs = [
    ...keys.map(({ type }, at) => sql`${sql.placeholder(`cursor${at}`)}::${sql.raw(type)}`),
    sql`${sql.placeholder('cursorId')}::integer`,
  ]
  const isAfter = sql.raw(direction === 'asc' ? '>' : '<')

  return sql`(${sql.join(mine, sql`, `)}) ${isAfter} (${sql.join(theirs, sql`, `)})`
}
