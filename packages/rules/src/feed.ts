export {
  type CsvReader,
  type CsvRecord,
  createCsvReader,
  type LineFault,
} from './feed/createCsvReader.ts'
export { csvLine } from './feed/csvLine.ts'
export { columnOfField, FEED_COLUMNS, type FeedColumn, feedKey } from './feed/feedColumns.ts'
export { elementKey, XML_NAMES } from './feed/feedElements.ts'
export { feedFault } from './feed/feedFault.ts'
export { feedHeader } from './feed/feedHeader.ts'
export { FEED_HEAD_BYTES, feedKindFault } from './feed/feedKindFault.ts'
export { readFeedPhotos } from './feed/feedPhotos.ts'
export { readFeedPrice, writeFeedPrice } from './feed/feedPrice.ts'
export { type FeedCells, type FeedRow, feedRow } from './feed/feedRow.ts'
export { findSeparator } from './feed/findSeparator.ts'
export { type FeedText, readCells } from './feed/readCells.ts'
export { XML_FOOT, XML_HEAD, xmlAd } from './feed/xmlAd.ts'
