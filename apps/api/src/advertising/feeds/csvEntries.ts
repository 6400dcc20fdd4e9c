import {
  type CsvReader,
  type CsvRecord,
  createCsvReader,
  feedFault,
  feedHeader,
  findSeparator,
  readCells,
} from '@inzrt/rules/feed'
import { FEED_LINE_MAX } from '@inzrt/rules/limits'
import { type FeedEntry, type FeedNames, UnusableFeed } from './FeedEntry.ts'

const FIRST_LINE = /^[^\r\n]*[\r\n]/

/** The lines of a file; what separates their cells, its first line tells. */
async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  let head = ''
  let reader: CsvReader | null = null
  const begin = () => {
    reader = createCsvReader(findSeparator(FIRST_LINE.exec(head)?.[0] ?? head))

    return reader
  }
  for await (const text of texts) {
    if (reader === null) {
      head += text
      if (head.length <= FEED_LINE_MAX && !FIRST_LINE.test(head)) continue
      yield* begin().read(head)
    } else yield* (reader as CsvReader).read(text)
  }
  if (reader === null) yield* begin().read(head)
  yield* (reader as unknown as CsvReader).end()
}

/**
 * The ads of a file with separated values, one a line behind the first, which names the columns.
 * @throws UnusableFeed when that one will not do
 */
export async function* csvEntries(
  texts: AsyncIterable<string>,
  { known, unknown }: FeedNames,
): AsyncGenerator<FeedEntry> {
  let keys: readonly (string | null)[] | null = null
  for await (const record of linesOf(texts)) {
    const { line } = record
    if ('fault' in record && record.fault === 'lost')
      throw new UnusableFeed(feedFault.unreadable(record.fault))
    if (keys !== null) {
      yield 'fault' in record
        ? { line, fault: feedFault.unreadable(record.fault) }
        : { line, cells: readCells(keys, record.cells) }
      continue
    }
    if ('fault' in record)
      throw new UnusableFeed(
        record.fault === 'not_text' ? feedFault.noTable : feedFault.unreadable(record.fault),
      )
    const header = feedHeader(record.cells, known)
    if ('fault' in header) throw new UnusableFeed(header.fault)
    keys = header.keys
    for (const name of header.unknown) unknown.add(name)
  }
}
