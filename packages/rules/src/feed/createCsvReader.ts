import { FEED_COLUMNS_MAX, FEED_LINE_MAX } from '../limits.ts'

/** Why a line of a file cannot be read; with `lost` nothing behind it is read either. */
export type LineFault = 'too_long' | 'too_many_columns' | 'quotes' | 'not_text' | 'lost'

/** A line of a file: its number among the lines of the text, and its cells or what is wrong with it. */
export type CsvRecord = Readonly<{ line: number }> &
  Readonly<{ cells: readonly string[] } | { fault: LineFault }>

/** Reads a file as it comes; each answer holds what has come of it whole. */
export type CsvReader = Readonly<{
  read: (text: string) => readonly CsvRecord[]
  /** What was left; a file need not end with a line break. */
  end: () => readonly CsvRecord[]
}>

const QUOTE = '"'

/**
 * Signs that may be looked at in vain: whether a quote closes is told by lines behind it, which are then read as if it had
 * never been. Lines that each open one would be read as often as a line is long.
 */
const VAIN_MAX = 500 * FEED_LINE_MAX

/** `seen` is how far was looked for it. */
type Scan = Readonly<
  { end: number } & ({ cells: readonly string[] } | { fault: LineFault; seen: number })
>

const BREAK = /[\r\n]/

const isBreak = (sign: string | undefined): boolean => sign === '\n' || sign === '\r'

/** Behind the line break that stands there, if one does. */
const behindBreak = (text: string, at: number): number => {
  if (text[at] === '\r' && text[at + 1] === '\n') return at + 2

  return isBreak(text[at]) ? at + 1 : at
}

/** Where the quoted cell that begins there ends, behind its last quote; -1 where it does not. */
const endOfQuoted = (text: string, from: number): number => {
  for (let at = text.indexOf(QUOTE, from + 1); at >= 0; at = text.indexOf(QUOTE, at + 2))
    if (text[at + 1] !== QUOTE) return at + 1

  return -1
}

const endOfPlain = (text: string, from: number, separator: string): number => {
  let at = from
  while (at < text.length && text[at] !== separator && !isBreak(text[at])) at++

  return at
}

const endOfLine = (text: string, from: number): number => endOfPlain(text, from, '\n')

/** The faults of a line end where its first break does: what follows is read as if it had never been. */
const faulty = (text: string, from: number, fault: LineFault, seen: number): Scan => ({
  fault,
  seen,
  end: behindBreak(text, endOfLine(text, from)),
})

/**
 * One line from there on; null: more has to come before it can be told.
 * @param isWhole nothing more will come
 */
const scanLine = (text: string, from: number, separator: string, isWhole: boolean): Scan | null => {
  const cells: string[] = []
  for (let at = from; ; ) {
    const isQuoted = text[at] === QUOTE
    const end = isQuoted ? endOfQuoted(text, at) : endOfPlain(text, at, separator)
    const seen = Math.min(end < 0 ? text.length : end, from + FEED_LINE_MAX + 1)
    if (seen - from > FEED_LINE_MAX) return faulty(text, from, 'too_long', seen)
    if (end < 0) return isWhole ? faulty(text, from, 'quotes', seen) : null
    // Whether a quote, or the other half of a line break, follows is not known yet.
    if (!isWhole && end + 1 >= text.length) return null
    cells.push(isQuoted ? text.slice(at + 1, end - 1).replaceAll('""', QUOTE) : text.slice(at, end))
    if (text[end] === separator) at = end + 1
    else if (end === text.length || isBreak(text[end]))
      return { cells, end: behindBreak(text, end) }
    else return faulty(text, from, 'quotes', seen)
  }
}

const countBreaks = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0

const judge = (scan: Scan): Scan => {
  if (!('cells' in scan)) return scan
  const { end } = scan
  if (scan.cells.length > FEED_COLUMNS_MAX) return { fault: 'too_many_columns', seen: end, end }

  return scan.cells.some((cell) => cell.includes('\0'))
    ? { fault: 'not_text', seen: end, end }
    : scan
}

const isEmpty = (scan: Scan): boolean =>
  'cells' in scan && scan.cells.every((cell) => cell.trim() === '')

/**
 * Reads a file with separated values, as spreadsheets write it, in pieces of any length. A line that cannot be read is
 * told and passed over: an unclosed quote takes its own line along and no other. It never holds more than one line and
 * the piece that came last. Empty lines are none.
 */
export const createCsvReader = (separator: string): CsvReader => {
  let rest = ''
  let line = 1
  /** Of a line too long to hold the rest is thrown away until it ends. */
  let isSkipping = false
  let vain = 0

  const skip = (): void => {
    const found = rest.search(BREAK)
    const end = found < 0 ? rest.length : found
    // Where it is cut within its break, the other half follows.
    isSkipping = end === rest.length || rest.slice(end) === '\r'
    rest = rest.slice(isSkipping ? end : behindBreak(rest, end))
  }

  const take = (isWhole: boolean): CsvRecord[] => {
    const records: CsvRecord[] = []
    let from = 0
    while (from < rest.length) {
      const found = scanLine(rest, from, separator, isWhole)
      if (!found) break
      const scan = judge(found)
      if ('fault' in scan) vain += Math.max(0, scan.seen - scan.end)
      if (vain > VAIN_MAX) {
        rest = ''

        return [...records, { line, fault: 'lost' }]
      }
      if (!isEmpty(scan))
        records.push('cells' in scan ? { line, cells: scan.cells } : { line, fault: scan.fault })
      const last = rest[scan.end - 1]
      isSkipping = scan.end === rest.length && last !== '\n' && !isWhole
      line += isSkipping ? 1 : countBreaks(rest.slice(from, scan.end))
      // The other half of its break may come with the next piece.
      from = isSkipping && last === '\r' ? scan.end - 1 : scan.end
      if (isSkipping) break
    }
    rest = rest.slice(from)

    return records
  }

  return {
    read: (text) => {
      if (vain > VAIN_MAX) return []
      rest += text
      if (isSkipping) skip()

      return isSkipping ? [] : take(false)
    },
    end: () => take(true),
  }
}
