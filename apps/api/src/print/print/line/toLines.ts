import type { SetLine } from '@inzrt/contracts/newspaper/lineAd'
import { adTypeLabel } from '@inzrt/rules/listing'
import type { Run } from './readRuns.ts'
import type { LineAdWords, SetLines } from './SetLine.ts'

/** Where a word is divided, the drawing tells a soft hyphen; lines of one ad are some ten points apart. */
const DIVIDED = /\u00ad/g
const SAME_LINE = 2
/** What is left of a column that is nearly full a browser fills by spaces nobody sees. */
const NEARLY_FULL = 0.98

type Part = 'kind' | 'lead' | 'text'

const lettersOf = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length

/** Which part of the ad a run belongs to; parts follow one after another, each with so many letters. */
const createPartOf = ({ type, lead }: LineAdWords) => {
  const parts: readonly (readonly [part: Part, letters: number])[] = [
    ...(type === 'offer' ? [] : [['kind', lettersOf(adTypeLabel(type))] as const]),
    ['lead', lettersOf(lead.toUpperCase())],
    ['text', Number.POSITIVE_INFINITY],
  ]
  let at = 0
  let left = parts[0]?.[1] ?? 0

  return (run: string): Part => {
    const part = parts[at]?.[0]
    const letters = lettersOf(run)
    // The colon after what it is has no letters; the space before the text belongs to that.
    if (left <= 0 && (letters > 0 || part === 'lead')) {
      at += 1
      left = parts[at]?.[1] ?? 0
    }
    left -= letters

    return parts[at]?.[0] ?? 'text'
  }
}

/** The space between two words is left out where the line ends. */
const trimmed = (line: SetLine): SetLine =>
  line.text === '' ? { ...line, lead: line.lead.trimEnd() } : { ...line, text: line.text.trimEnd() }

/** Runs line by line, from the top. */
const lineByLine = (runs: readonly Run[]): Run[][] => {
  const lines: Run[][] = []
  let baseline = Number.NEGATIVE_INFINITY
  for (const run of runs) {
    if (run.baseline - baseline > SAME_LINE) lines.push([])
    baseline = Math.max(baseline, run.baseline)
    lines.at(-1)?.push(run)
  }

  return lines
}

const endOf = (line: readonly Run[]): number => Math.max(...line.map(({ end }) => end))

/** Puts runs of one ad together to its lines; the last one may fill its column as well. */
export const toLines = (
  ad: LineAdWords,
  runs: readonly Run[],
  /** Width of the column, in the unit of the runs. */
  column: number,
): SetLines => {
  const partOf = createPartOf(ad)
  const lines = lineByLine(runs)

  return lines.map((line, at) => {
    const isLast = at === lines.length - 1
    const isFull = !ad.isBoxed && (!isLast || endOf(line) > column * NEARLY_FULL)
    const set = { kind: '', lead: '', text: '', isFull }
    for (const { text } of line) set[partOf(text)] += text.replace(DIVIDED, '-')

    return trimmed(set)
  })
}
