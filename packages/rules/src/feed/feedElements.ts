import { slugify } from '@inzrt/domain/slug'
import { FEED_COLUMNS, type FeedColumn, feedKey } from './feedColumns.ts'

/**
 * Elements that hold what a column does, the one we write first. Those of goods are Heureka's, which programs of Czech
 * shops write: https://sluzby.heureka.cz/napoveda/xml-feed/
 */
const ELEMENTS: Readonly<Record<FeedColumn, readonly [string, ...string[]]>> = {
  number: ['ITEM_ID'],
  ad: ['INZERAT'],
  type: ['DRUH_INZERATU'],
  section: ['CATEGORYTEXT'],
  heading: ['PRODUCTNAME'],
  content: ['DESCRIPTION'],
  price: ['PRICE_VAT'],
  place: ['MISTO'],
  photos: ['IMGURL', 'IMGURL_ALTERNATIVE'],
}

/** Elements around one ad, around one thing said of it, and what is in the latter. */
export const XML_NAMES = {
  ads: 'SHOP',
  ad: 'SHOPITEM',
  attribute: 'PARAM',
  attributeName: 'PARAM_NAME',
  attributeValue: 'VAL',
} as const

const entries = Object.entries(ELEMENTS) as [FeedColumn, readonly [string, ...string[]]][]

const KEY_OF: ReadonlyMap<string, string> = new Map(
  entries.flatMap(([column, names]) =>
    names.map((name) => [slugify(name), feedKey(FEED_COLUMNS[column])] as const),
  ),
)

const ELEMENT_OF: ReadonlyMap<string, readonly [string, ...string[]]> = new Map(
  entries.map(([column, names]) => [FEED_COLUMNS[column], names]),
)

/**
 * The key of the column that holds what an element does; an element may have the column's own name too.
 * @example elementKey('PRODUCTNAME') // 'nadpis'
 * @example elementKey('Vlastni_cislo') // 'vlastni-cislo'
 */
export const elementKey = (name: string): string => KEY_OF.get(slugify(name)) ?? feedKey(name)

/** Names of the elements of a column: of its first value and of all others; null: it is said as an attribute. */
export const elementsOf = (column: string): readonly [string, ...string[]] | null =>
  ELEMENT_OF.get(column) ?? null
