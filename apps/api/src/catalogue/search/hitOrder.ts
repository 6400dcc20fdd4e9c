import type { SortKey } from '@inzrt/domain/listing'
import { UNPRICED } from '../../platform/database/schema/priceOrder.ts'
import type { Cursor } from '../ads/Cursor.ts'
import type { Columns } from './ad-index/Columns.ts'

/** Ads that were found, side by side: their slots, how well they answer, and which optional terms they have. */
export type Hits = Readonly<{
  slots: readonly number[]
  relevance: readonly number[]
  optional: readonly number[]
}>

/** Metres from the place asked for, by the ids of localities. */
export type Distances = ReadonlyMap<number, number>

/** A figure of a hit, which is named by its place among the hits. */
type Key = (hit: number) => number
type KeyOf = (columns: Columns, hits: Hits, distances: Distances) => Key
type Order = Readonly<{
  keys: readonly KeyOf[]
  /** Keys of a cursor as numbers. */
  parse: readonly ((text: string) => number)[]
  isAscending: boolean
}>

const toMs = (text: string): number => Date.parse(text)

const moment =
  (column: 'sortAt' | 'createdAt'): KeyOf =>
  ({ [column]: values }, { slots }) =>
  (hit) =>
    values[slots[hit] as number] as number

const price =
  (sign: 1 | -1): KeyOf =>
  ({ priceOrder }, { slots }) =>
  (hit) => {
    const value = priceOrder[slots[hit] as number] as number

    return Number.isNaN(value) ? UNPRICED : sign * value
  }

const nearness: KeyOf =
  ({ localityId }, { slots }, distances) =>
  (hit) =>
    -(distances.get(localityId[slots[hit] as number] as number) ?? UNPRICED)

const ORDERS: Readonly<Record<SortKey, Order>> = {
  default: {
    keys: [
      (_, { relevance }) =>
        (hit) =>
          relevance[hit] as number,
      moment('sortAt'),
    ],
    parse: [Number, toMs],
    isAscending: false,
  },
  created_desc: { keys: [moment('createdAt')], parse: [toMs], isAscending: false },
  created_asc: { keys: [moment('createdAt')], parse: [toMs], isAscending: true },
  price_asc: { keys: [price(1)], parse: [Number], isAscending: true },
  price_desc: { keys: [price(-1)], parse: [Number], isAscending: true },
  distance: { keys: [nearness], parse: [Number], isAscending: false },
}

/** An order of hits: by its keys, all in one direction, then by the ids of the ads. */
export const createHitOrder = (
  columns: Columns,
  hits: Hits,
  sort: SortKey,
  distances: Distances = new Map(),
) => {
  const { isAscending, parse, keys } = ORDERS[sort]
  const idOf: Key = (hit) => columns.id[hits.slots[hit] as number] as number
  const all = [...keys.map((keyOf) => keyOf(columns, hits, distances)), idOf]
  const [first = idOf, ...others] = all
  const isFirst = (difference: number): boolean => (isAscending ? difference < 0 : difference > 0)

  return {
    /** Whether one hit stands before another. */
    isBefore: (one: number, other: number): boolean => {
      const difference = first(one) - first(other)
      if (difference !== 0) return isFirst(difference)
      for (const key of others) {
        const next = key(one) - key(other)
        if (next !== 0) return isFirst(next)
      }

      return false
    },
    /** Whether a hit stands behind the place where a page ended. */
    isBehind: (cursor: Cursor): ((hit: number) => boolean) => {
      const ends = [...cursor.keys.map((text, at) => parse[at]?.(text) ?? 0), cursor.id]

      return (hit) => {
        const at = all.findIndex((key, place) => key(hit) !== ends[place])

        return at >= 0 && isFirst((ends[at] as number) - (all[at] as Key)(hit))
      }
    },
  }
}
