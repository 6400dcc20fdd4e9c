import { formatPsc } from '@inzrt/domain/locality'
import type { Price } from '@inzrt/domain/price'
import { type AttributeSet, type AttributeValues, attributesOf, toTyped } from '../attributes.ts'
import { type AdType, adTypeLabel } from '../listing.ts'
import { FEED_COLUMNS } from './feedColumns.ts'
import { writeFeedPrice } from './feedPrice.ts'

/** What a file says of an ad, by the names of its columns, in their order. */
export type FeedCells = Readonly<Record<string, string>>

/** An ad as its seller has it. */
export type FeedRow = Readonly<{
  number: string | null
  slug: string
  type: AdType
  sectionSlug: string
  heading: string
  content: string
  price: Price
  psc: string
  placeName: string
  /** Addresses its photos were fetched from, or will be. */
  photos: readonly string[]
  attributeSet: AttributeSet | null
  attributes: AttributeValues
}>

const attributeCells = ({ attributeSet, attributes, type }: FeedRow): FeedCells => {
  const typed = toTyped(attributes)

  return Object.fromEntries(
    attributesOf(attributeSet, type).flatMap((attribute) => {
      const { key, name } = attribute
      const text = Object.hasOwn(typed, key) ? (typed[key] ?? '') : ''
      if (text === '') return []

      return [[name, attribute.kind === 'choice' ? (attribute.choices[text] ?? text) : text]]
    }),
  )
}

/** An ad as the cells of a line; read again they change nothing. */
export const feedRow = (row: FeedRow): FeedCells => ({
  [FEED_COLUMNS.number]: row.number ?? '',
  [FEED_COLUMNS.ad]: row.slug,
  [FEED_COLUMNS.type]: adTypeLabel(row.type),
  [FEED_COLUMNS.section]: row.sectionSlug,
  [FEED_COLUMNS.heading]: row.heading,
  [FEED_COLUMNS.content]: row.content,
  [FEED_COLUMNS.price]: writeFeedPrice(row.price),
  [FEED_COLUMNS.place]: `${formatPsc(row.psc)} ${row.placeName}`,
  [FEED_COLUMNS.photos]: row.photos.join(' '),
  ...attributeCells(row),
})
