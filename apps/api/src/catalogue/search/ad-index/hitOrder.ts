import { UNPRICED } from '../../../platform/database/schema/priceOrder.ts'
import type { AdOrder, Key } from '../../ads/AdOrder.ts'
import type { Cursor } from '../../ads/Cursor.ts'
import type { Columns } from './Columns.ts'

/** Ads that were found, side by side: their rows, how well they answer, and which optional terms they have. */
export type Hits = Readonly<{
  rows: Int32Array
  relevance: Float64Array
  optional: Int32Array
}>

/** Metres from the place asked for, by the ids of localities. */
export type Distances = ReadonlyMap<number, number>

/** A figure of a hit. */
type Figure = (hit: number) => number

/** What hits are ordered by, besides the facts of their ads. */
export type HitFigures = Readonly<{ rowOf: Figure; relevanceOf: Figure }>

/** Hits of a search are named by their places among them. */
export const figuresOf = ({ rows, relevance }: Hits): HitFigures => ({
  rowOf: (hit) => rows[hit] as number,
  relevanceOf: (hit) => relevance[hit] as number,
})

/** Ads of a list are named by their rows, and all answer alike. */
export const OF_ROWS: HitFigures = { rowOf: (row) => row, relevanceOf: () => 0 }

/** Distances side by side, for they are asked of very many hits. */
const byLocality = (distances: Distances): Float64Array => {
  let most = 0
  for (const id of distances.keys()) most = Math.max(most, id)
  const metres = new Float64Array(most + 1).fill(UNPRICED)
  for (const [id, distance] of distances) metres[id] = distance

  return metres
}

/** What a key says of hits; ads without it stand behind all others, as their cursors say it. */
const figureOf = (
  { figure, isNegative }: Key,
  columns: Columns,
  { rowOf, relevanceOf }: HitFigures,
  distances: Distances,
): Figure => {
  if (figure === 'relevance') return relevanceOf
  if (figure === 'nearness') {
    const metres = byLocality(distances)

    return (hit) => -(metres[columns.localityId[rowOf(hit)] as number] ?? UNPRICED)
  }
  // Every ad has its moments; most lists are ordered by them.
  if (figure !== 'priceOrder') {
    const moments = columns[figure]

    return (hit) => moments[rowOf(hit)] as number
  }
  const values = columns[figure]

  return (hit) => {
    const value = values[rowOf(hit)] as number
    if (Number.isNaN(value)) return UNPRICED

    return isNegative ? -value : value
  }
}

/** A key of a cursor as a number. */
const parse = ({ type }: Key, text: string): number =>
  type === 'timestamptz' ? Date.parse(text) : Number(text)

/** An order of hits: by its keys, all in one direction, then by the ids of the ads. */
export const createHitOrder = (
  columns: Columns,
  hits: HitFigures,
  { keys, direction }: AdOrder,
  distances: Distances = new Map(),
) => {
  const isAscending = direction === 'asc'
  const idOf: Figure = (hit) => columns.id[hits.rowOf(hit)] as number
  const all = [...keys.map((key) => figureOf(key, columns, hits, distances)), idOf]
  const [first = idOf, ...others] = all
  const isFirst = (difference: number): boolean => (isAscending ? difference < 0 : difference > 0)

  return {
    /** The higher, the nearer to the front. */
    height: isAscending ? (hit: number): number => -first(hit) : first,
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
      const ends = [...keys.map((key, at) => parse(key, cursor.keys[at] ?? '0')), cursor.id]

      return (hit) => {
        const at = all.findIndex((key, place) => key(hit) !== ends[place])

        return at >= 0 && isFirst((ends[at] as number) - (all[at] as Figure)(hit))
      }
    },
  }
}
