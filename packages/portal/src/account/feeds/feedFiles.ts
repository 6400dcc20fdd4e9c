import type { FeedLine, FeedOutcome } from '@inzrt/contracts/account/feed'
import {
  csvLine,
  FEED_COLUMNS,
  type FeedCells,
  feedRow,
  XML_FOOT,
  XML_HEAD,
  xmlAd,
} from '@inzrt/rules/feed'
import type { Brand } from '../../shell/brand/Brand.ts'
import { faultsOfLine } from './faultsOfLine.ts'
import { SAMPLES } from './samples.ts'

/** Spreadsheets know by it that a file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

const OUTCOMES: Readonly<Record<FeedOutcome, string>> = {
  created: 'nový',
  changed: 'změněný',
  unchanged: 'beze změny',
  refused: 'odmítnutý',
}

const toFile = (lines: readonly (readonly string[])[]): Blob =>
  new Blob([BYTE_ORDER_MARK, ...lines.map(csvLine)], { type: 'text/csv;charset=utf-8' })

/** Ads as a file: a column for everything that any of them says. */
export const toFeedFile = (rows: readonly FeedCells[]): Blob => {
  const names = [...new Set([...Object.values(FEED_COLUMNS), ...rows.flatMap(Object.keys)])]

  return toFile([names, ...rows.map((row) => names.map((name) => row[name] ?? ''))])
}

/** The same in the elements that programs of shops know. */
export const toXmlFile = (rows: readonly FeedCells[]): Blob =>
  new Blob([XML_HEAD, ...rows.map(xmlAd), XML_FOOT], { type: 'application/xml' })

type Reported = Readonly<{ lines: readonly FeedLine[]; isXml: boolean; now: Date }>

/** What became of each line of a file, or of each ad of one that has no lines, as a file. */
export const toReportFile = ({ lines, isXml, now }: Reported): Blob =>
  toFile([
    [
      isXml ? 'Pořadí inzerátu' : 'Řádek',
      ...[FEED_COLUMNS.number, 'Výsledek', 'Co je špatně', FEED_COLUMNS.ad],
    ],
    ...lines.map(({ line, number, outcome, slug, ...told }) => [
      String(line),
      number ?? '',
      outcome === null ? '' : OUTCOMES[outcome],
      Object.entries(faultsOfLine(told, now))
        .map(([column, text]) => (column === '' ? text : `${column}: ${text}`))
        .join(' '),
      slug ?? '',
    ]),
  ])

/** A file to begin with, of ads that the site takes. */
export const sampleFile = (brand: Brand['id']): Blob => toFeedFile(SAMPLES[brand].map(feedRow))
