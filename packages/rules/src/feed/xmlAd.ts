import { FEED_COLUMNS } from './feedColumns.ts'
import { elementsOf, XML_NAMES } from './feedElements.ts'
import { readFeedPhotos } from './feedPhotos.ts'
import type { FeedCells } from './feedRow.ts'

/** What stands in a file before its ads, and behind them. */
export const XML_HEAD = `<?xml version="1.0" encoding="utf-8"?>\n<${XML_NAMES.ads}>\n`
export const XML_FOOT = `</${XML_NAMES.ads}>\n`

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#13;',
}

/** Signs no XML may hold, however they are written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>\r]/g, (sign) => ESCAPES[sign] ?? sign)

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

const attribute = (name: string, text: string): string => {
  const inner = element(XML_NAMES.attributeName, name) + element(XML_NAMES.attributeValue, text)

  return `<${XML_NAMES.attribute}>${inner}</${XML_NAMES.attribute}>`
}

const elements = ([column, cell]: [string, string]): string[] => {
  const names = elementsOf(column)
  if (names === null) return cell === '' ? [] : [attribute(column, cell)]
  const [first, others = first] = names
  if (column !== FEED_COLUMNS.photos) return [element(first, cell)]
  const [photo = '', ...photos] = readFeedPhotos(cell)

  return [element(first, photo), ...photos.map((address) => element(others, address))]
}

/**
 * An ad as an element of an XML file of ads, in lines of its own; read again it is the same.
 * @example xmlAd({ 'Vlastní číslo': 'A1' }) // '<SHOPITEM>\n<ITEM_ID>A1</ITEM_ID>\n</SHOPITEM>\n'
 */
export const xmlAd = (cells: FeedCells): string =>
  [`<${XML_NAMES.ad}>`, ...Object.entries(cells).flatMap(elements), `</${XML_NAMES.ad}>\n`].join(
    '\n',
  )
