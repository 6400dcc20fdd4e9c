import type { AttributeSetName, AttributeValues } from '@inzrt/rules/attributes'
import type { AdRow } from '../../ads/AdRow.ts'
import { ATTRIBUTE_CELLS, setNumber, writeCells } from './attributeCells.ts'
import { cellOf, MATCHING, NONE, TYPES } from './cells.ts'
import { withContentsOf } from './withContentsOf.ts'

/** What is known of an ad besides its words. Moments in milliseconds, money in hundredths. */
export type AdFacts = Readonly<{
  id: number
  sectionId: number
  localityId: number
  type: AdRow['type']
  hasImage: boolean
  /** What it costs in crowns; null when it is not said, or said in another currency. */
  crowns: number | null
  /** Where it stands in a list by price; null at the end. */
  priceOrder: number | null
  sortAt: number
  createdAt: number
  toppedUntil: number | null
  validUntil: number | null
  /** What is said of things in its section, and what it says. */
  attributeSet: AttributeSetName | null
  attributes: AttributeValues
}>

/** The locality of an ad that is gone: lists by place pass it over without asking whether it is there. */
export const NOWHERE = 0

/** Until when it is valid: what is gone is not found. */
export const NEVER = 0

const emptyColumns = (room: number) => ({
  id: new Int32Array(room),
  sectionId: new Int32Array(room),
  localityId: new Int32Array(room),
  type: new Uint8Array(room),
  hasImage: new Uint8Array(room),
  /** The cell of the counters it is counted in. */
  cell: new Uint8Array(room),
  /** NaN where there is none; so is the order. */
  crowns: new Float64Array(room),
  priceOrder: new Float64Array(room),
  sortAt: new Float64Array(room),
  createdAt: new Float64Array(room),
  /** Before all time and after it where there is none. */
  toppedUntil: new Float64Array(room),
  validUntil: new Float64Array(room),
  /** Number of the set its section asks for, and what it says, in so many cells. */
  attributeSet: new Uint8Array(room),
  attributes: new Float32Array(room * ATTRIBUTE_CELLS),
  /** Tells whether its words are still the same. */
  words: new Float64Array(room),
})

/** Facts of ads by row, side by side in memory: a search reads a few of very many. */
export type Columns = ReturnType<typeof emptyColumns>

export const createColumns = emptyColumns

/** Columns with more room that hold the same. */
export const growColumns = (columns: Columns, room: number): Columns =>
  withContentsOf(emptyColumns(room), columns)

/** Whether the ad of a row is published still. */
export const isThere = ({ localityId }: Columns, row: number): boolean =>
  localityId[row] !== NOWHERE

export const writeFacts = (columns: Columns, row: number, ad: AdFacts): void => {
  const set = setNumber(ad.attributeSet)
  columns.attributeSet[row] = set
  writeCells(columns.attributes, row, set, ad.attributes)
  columns.id[row] = ad.id
  columns.sectionId[row] = ad.sectionId
  columns.localityId[row] = ad.localityId
  columns.type[row] = TYPES.indexOf(ad.type)
  columns.hasImage[row] = Number(ad.hasImage)
  const priceClass = ad.crowns === null ? NONE : MATCHING
  columns.cell[row] = cellOf(TYPES.indexOf(ad.type), priceClass, Number(ad.hasImage))
  columns.crowns[row] = ad.crowns ?? Number.NaN
  columns.priceOrder[row] = ad.priceOrder ?? Number.NaN
  columns.sortAt[row] = ad.sortAt
  columns.createdAt[row] = ad.createdAt
  columns.toppedUntil[row] = ad.toppedUntil ?? Number.NEGATIVE_INFINITY
  columns.validUntil[row] = ad.validUntil ?? Number.POSITIVE_INFINITY
}
