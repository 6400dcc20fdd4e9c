import { attributesOf } from '@inzrt/domain/attributes'
import {
  type CsvReader,
  type CsvRecord,
  createCsvReader,
  FEED_COLUMNS,
  feedFault,
  feedHeader,
  feedKey,
  findSeparator,
  readCells,
} from '@inzrt/domain/feed'
import { FEED_LINE_MAX, FEED_LINES_MAX, FEED_NUMBER_MAX } from '@inzrt/domain/limits'
import { groupThousands } from '@inzrt/domain/text'
import { and, eq } from 'drizzle-orm'
import type { SectionCatalogue } from '../../catalogue/sections/SectionCatalogue.ts'
import { feedLines, feedPieces, feeds } from '../../platform/database/schema/feeds.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { FeedRecord } from './FeedParts.ts'
import type { LineFaults } from './planLine.ts'

type NewLine = typeof feedLines.$inferInsert

const AT_ONCE = 500
const NUMBER = feedKey(FEED_COLUMNS.number)
const AD = feedKey(FEED_COLUMNS.ad)

const NO_LINES = 'V\u00a0souboru není žádný řádek s\u00a0inzerátem.'
const TOO_MANY = `Soubor má víc než ${groupThousands(FEED_LINES_MAX)}\u00a0řádků. Rozdělte ho prosím.`

/** The pieces of a file, one in memory at a time. */
async function* piecesOf(tx: Transaction, feedId: number): AsyncGenerator<Buffer> {
  for (let position = 0; ; position++) {
    const [piece] = await tx
      .select({ bytes: feedPieces.bytes })
      .from(feedPieces)
      .where(and(eq(feedPieces.feedId, feedId), eq(feedPieces.position, position)))
    if (!piece) return
    yield piece.bytes
  }
}

const isUtf8 = async (pieces: AsyncIterable<Buffer>): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of pieces) decoder.decode(piece, { stream: true })
    decoder.decode()

    return true
  } catch {
    return false
  }
}

/** A file as text: spreadsheets write UTF-8, or what Windows calls 1250. */
async function* textOf(tx: Transaction, feedId: number): AsyncGenerator<string> {
  const encoding = (await isUtf8(piecesOf(tx, feedId))) ? 'utf-8' : 'windows-1250'
  const decoder = new TextDecoder(encoding)
  for await (const piece of piecesOf(tx, feedId)) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}

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

const namesOf = (catalogue: SectionCatalogue, { brandCode }: FeedRecord): string[] =>
  catalogue
    .all(brandCode)
    .flatMap(({ attributeSet }) => attributesOf(attributeSet))
    .flatMap(({ key, name }) => [key, name])

/** What is wrong with a line whatever the ads are. */
const faultsOf = (
  number: string,
  address: string,
  first: number | undefined,
): LineFaults | null => {
  const fault = (text: string) => ({ [FEED_COLUMNS.number]: text })
  if (number.length > FEED_NUMBER_MAX) return fault(feedFault.longNumber)
  if (number === '' && address === '') return fault(feedFault.noNumber)

  return first === undefined ? null : fault(feedFault.numberTwice(first))
}

const toLine = (
  { id: feedId }: FeedRecord,
  keys: readonly (string | null)[],
  record: CsvRecord,
  firstOf: Map<string, number>,
): NewLine => {
  const { line } = record
  if ('fault' in record)
    return { feedId, line, outcome: 'refused', faults: { '': feedFault.unreadable(record.fault) } }
  const cells = readCells(keys, record.cells)
  const number = cells[NUMBER] ?? ''
  const faults = faultsOf(number, cells[AD] ?? '', firstOf.get(number))
  const known = number === '' ? null : number.slice(0, FEED_NUMBER_MAX)
  if (faults) return { feedId, line, number: known, outcome: 'refused', faults }
  if (number !== '') firstOf.set(number, line)

  return { feedId, line, number: known, cells }
}

type Reading = Readonly<{ lines: number; unknown: readonly string[] } | { fault: string }>

const readLines = async (
  tx: Transaction,
  feed: FeedRecord,
  catalogue: SectionCatalogue,
): Promise<Reading> => {
  const firstOf = new Map<string, number>()
  let header: Readonly<{ keys: readonly (string | null)[]; unknown: readonly string[] }> | null =
    null
  let lines = 0
  let batch: NewLine[] = []
  const keep = async () => {
    if (batch.length > 0) await tx.insert(feedLines).values(batch)
    batch = []
  }
  for await (const record of linesOf(textOf(tx, feed.id))) {
    if (header === null) {
      if ('fault' in record) return { fault: feedFault.unreadable(record.fault) }
      const read = feedHeader(record.cells, namesOf(catalogue, feed))
      if ('fault' in read) return { fault: read.fault }
      header = read
      continue
    }
    lines += 1
    if (lines > FEED_LINES_MAX) return { fault: TOO_MANY }
    batch.push(toLine(feed, header.keys, record, firstOf))
    if (batch.length >= AT_ONCE) await keep()
  }
  await keep()
  if (header === null || lines === 0) return { fault: NO_LINES }

  return { lines, unknown: header.unknown }
}

/**
 * Makes a file that came whole lines that can be worked on, in the caller's transaction: all of it or nothing. One that
 * will not do as a whole leaves no line behind.
 */
export const readFeed = async (
  tx: Transaction,
  feed: FeedRecord,
  catalogue: SectionCatalogue,
  now: Date,
): Promise<void> => {
  const read = await readLines(tx, feed, catalogue)
  const isRefused = 'fault' in read
  if (isRefused) await tx.delete(feedLines).where(eq(feedLines.feedId, feed.id))
  await tx.delete(feedPieces).where(eq(feedPieces.feedId, feed.id))
  await tx
    .update(feeds)
    .set({
      workedAt: now,
      ...(isRefused
        ? { state: 'refused' as const, fault: read.fault, finishedAt: now }
        : { state: 'working' as const, lines: read.lines, unknownColumns: read.unknown }),
    })
    .where(eq(feeds.id, feed.id))
}
