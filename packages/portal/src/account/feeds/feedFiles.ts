import type { FeedLine, FeedOutcome } from '@inzrt/contracts/account/feed'
import { csvLine, FEED_COLUMNS, type FeedCells, feedRow } from '@inzrt/domain/feed'

/** Spreadsheets know by it that a file is UTF-8. */
const MARK = '\ufeff'

const OUTCOMES: Readonly<Record<FeedOutcome, string>> = {
  created: 'nový',
  changed: 'změněný',
  unchanged: 'beze změny',
  refused: 'odmítnutý',
}

const toFile = (lines: readonly (readonly string[])[]): Blob =>
  new Blob([MARK, ...lines.map(csvLine)], { type: 'text/csv;charset=utf-8' })

/** Ads as a file: a column for everything that any of them says. */
export const toFeedFile = (rows: readonly FeedCells[]): Blob => {
  const names = [...new Set([...Object.values(FEED_COLUMNS), ...rows.flatMap(Object.keys)])]

  return toFile([names, ...rows.map((row) => names.map((name) => row[name] ?? ''))])
}

/** What became of each line of a file, as a file. */
export const toReportFile = (lines: readonly FeedLine[]): Blob =>
  toFile([
    ['Řádek', FEED_COLUMNS.number, 'Výsledek', 'Co je špatně', FEED_COLUMNS.ad],
    ...lines.map(({ line, number, outcome, faults, slug }) => [
      String(line),
      number ?? '',
      outcome === null ? '' : OUTCOMES[outcome],
      Object.entries(faults)
        .map(([column, text]) => (column === '' ? text : `${column}: ${text}`))
        .join(' '),
      slug ?? '',
    ]),
  ])

/** A file to begin with. */
export const sampleFile = (): Blob =>
  toFeedFile([
    feedRow({
      ...{ number: 'A-1', slug: '', type: 'offer', sectionSlug: 'osobni-auta' },
      heading: 'Škoda Octavia 2.0 TDI kombi',
      content: 'První majitel, servisní knížka.\nNové pneumatiky a\u00a0rozvody.',
      ...{ price: { type: 'czk', amount: 18_900_000 }, psc: '60200', placeName: 'Brno-střed' },
      attributeSet: 'car',
      attributes: {
        znacka: 'skoda',
        model: 'Octavia',
        rok: 2016,
        najeto: 148_000,
        palivo: 'nafta',
      },
    }),
    feedRow({
      ...{ number: 'A-2', slug: '', type: 'offer', sectionSlug: 'osobni-auta' },
      heading: 'Dacia Duster 1.5 dCi',
      content: 'Koupeno v\u00a0Česku, pravidelný servis, tažné zařízení.',
      ...{ price: { type: 'agreement', amount: null }, psc: '60200', placeName: 'Brno-střed' },
      attributeSet: 'car',
      attributes: { znacka: 'dacia', model: 'Duster', rok: 2014, najeto: 210_000, palivo: 'nafta' },
    }),
  ])
