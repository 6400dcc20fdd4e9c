import { groupThousands } from '@inzrt/domain/text'
import { attributesOf } from '@inzrt/rules/attributes'
import { FEED_COLUMNS, feedFault, feedKey, feedKindFault } from '@inzrt/rules/feed'
import { FEED_LINES_MAX, FEED_NUMBER_MAX } from '@inzrt/rules/limits'
import { and, eq } from 'drizzle-orm'
import type { SectionCatalogue } from '../../catalogue/sections/SectionCatalogue.ts'
import { feedLines, feedPieces, feeds } from '../../platform/database/schema/feeds.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { createYield } from '../../platform/jobs/createYield.ts'
import { chargeFeed } from './chargeFeed.ts'
import { csvEntries } from './csvEntries.ts'
import { encodingOf } from './encodingOf.ts'
import { type FeedEntry, type FeedNames, UnusableFeed } from './FeedEntry.ts'
import type { FeedParts, FeedRecord } from './FeedParts.ts'
import type { LineFaults } from './lineFaults.ts'
import { xmlEntries } from './xmlEntries.ts'

type Readers = Pick<FeedParts, 'attempts'> & Readonly<{ catalogue: SectionCatalogue }>
type NewLine = typeof feedLines.$inferInsert

const BATCH_SIZE = 500
/** Signs that are read, and that lines to be kept hold, before others of the process may go on. */
const SLICE = 16 * 1024
const HELD = 1024 * 1024
const NUMBER = feedKey(FEED_COLUMNS.number)
const AD = feedKey(FEED_COLUMNS.ad)

const NO_LINES = 'V\u00a0souboru není žádný řádek s\u00a0inzerátem.'
const NO_ADS = 'V\u00a0souboru XML není žádný inzerát. Má být prvkem uvnitř kořenového prvku.'
const tooMany = (what: string) =>
  `Soubor má víc než ${groupThousands(FEED_LINES_MAX)}\u00a0${what}. Rozdělte ho prosím.`

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

/** A file as text. */
async function* textOf(tx: Transaction, feedId: number): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(piecesOf(tx, feedId)))
  const yieldToOthers = createYield()
  for await (const piece of piecesOf(tx, feedId)) {
    const text = decoder.decode(piece, { stream: true })
    for (let at = 0; at < text.length; at += SLICE) {
      yield text.slice(at, at + SLICE)
      await yieldToOthers()
    }
  }
  yield decoder.decode()
}

/** A file as text, and whether it is XML, which its first sign tells. */
const opened = async (tx: Transaction, feedId: number) => {
  const texts = textOf(tx, feedId)
  const { value: first = '' } = await texts.next()
  async function* all(): AsyncGenerator<string> {
    yield first
    yield* texts
  }

  return { all, isXml: first.trimStart().startsWith('<') }
}

const namesOf = (catalogue: SectionCatalogue, { brandCode }: FeedRecord): string[] =>
  catalogue
    .all(brandCode)
    .flatMap(({ attributeSet }) => attributesOf(attributeSet, 'exchange'))
    .flatMap(({ key, name }) => [key, name])

/** What is wrong with a line whatever the ads are. */
const faultsOf = (
  number: string,
  address: string,
  first: number | undefined,
  isXml: boolean,
): LineFaults | null => {
  const fault = (text: string) => ({ [FEED_COLUMNS.number]: text })
  if (number.length > FEED_NUMBER_MAX) return fault(feedFault.longNumber)
  if (number === '' && address === '') return fault(feedFault.noNumber)

  return first === undefined ? null : fault(feedFault.numberTwice(first, isXml))
}

const toLine = (
  { id: feedId, isXml }: FeedRecord,
  entry: FeedEntry,
  firstOf: Map<string, number>,
): NewLine => {
  const { line } = entry
  if ('fault' in entry) return { feedId, line, outcome: 'refused', faults: { '': entry.fault } }
  const { cells } = entry
  const number = cells[NUMBER] ?? ''
  const faults = faultsOf(number, cells[AD] ?? '', firstOf.get(number), isXml)
  const known = number === '' ? null : number.slice(0, FEED_NUMBER_MAX)
  if (faults) return { feedId, line, number: known, outcome: 'refused', faults }
  if (number !== '') firstOf.set(number, line)

  return { feedId, line, number: known, cells }
}

const signsOf = (entry: FeedEntry): number =>
  'cells' in entry
    ? Object.values(entry.cells).reduce((sum, { length }) => sum + length, 0)
    : entry.fault.length

/** @throws UnusableFeed */
const readLines = async (
  tx: Transaction,
  feed: FeedRecord,
  texts: AsyncIterable<string>,
  names: FeedNames,
): Promise<number> => {
  const firstOf = new Map<string, number>()
  let lines = 0
  let batch: NewLine[] = []
  let held = 0
  const keep = async () => {
    if (batch.length > 0) await tx.insert(feedLines).values(batch)
    batch = []
    held = 0
  }
  const entries = feed.isXml ? xmlEntries(texts, names) : csvEntries(texts, names)
  for await (const entry of entries) {
    lines += 1
    if (lines > FEED_LINES_MAX) throw new UnusableFeed(tooMany(feed.isXml ? 'inzerátů' : 'řádků'))
    batch.push(toLine(feed, entry, firstOf))
    held += signsOf(entry)
    if (batch.length >= BATCH_SIZE || held > HELD) await keep()
  }
  await keep()
  if (lines === 0) throw new UnusableFeed(feed.isXml ? NO_ADS : NO_LINES)

  return lines
}

/** @throws UnusableFeed when its first bytes say that it is no table and no XML */
const refuseWrongKind = async (tx: Transaction, feedId: number): Promise<void> => {
  const { value: first } = await piecesOf(tx, feedId).next()
  const fault = first && feedKindFault(first)
  if (fault) throw new UnusableFeed(fault)
}

/** How the reading ended, for the file's record. */
const readWhole = async (tx: Transaction, feed: FeedRecord, { catalogue, attempts }: Readers) => {
  const names = { known: namesOf(catalogue, feed), unknown: new Set<string>() }
  let isXml = false
  try {
    await refuseWrongKind(tx, feed.id)
    const file = await opened(tx, feed.id)
    isXml = file.isXml
    const lines = await readLines(tx, { ...feed, isXml }, file.all(), names)
    const tooMuch = await chargeFeed(tx, attempts, { ...feed, lines })
    if (tooMuch) throw new UnusableFeed(tooMuch)

    return { state: 'working' as const, isXml, lines, unknownColumns: [...names.unknown] }
  } catch (error) {
    if (!(error instanceof UnusableFeed)) throw error
    await tx.delete(feedLines).where(eq(feedLines.feedId, feed.id))

    return { state: 'refused' as const, isXml, fault: error.message }
  }
}

/**
 * Makes a file that came whole lines that can be worked on, in the caller's transaction: all of it or nothing. One that
 * will not do as a whole leaves no line behind.
 */
export const readFeed = async (
  tx: Transaction,
  feed: FeedRecord,
  readers: Readers,
  now: Date,
): Promise<void> => {
  const read = await readWhole(tx, feed, readers)
  await tx.delete(feedPieces).where(eq(feedPieces.feedId, feed.id))
  await tx
    .update(feeds)
    .set({ workedAt: now, tries: 0, ...read, ...(read.state === 'refused' && { finishedAt: now }) })
    .where(eq(feeds.id, feed.id))
}
