import type { SetLine } from '@inzrt/contracts/newspaper/lineAd'
import { adTypeLabel } from '@inzrt/domain/listing'
import type { Run } from './readRuns.ts'
import type { LineAdWords, SetLines } from './SetLine.ts'

/** Where a word is divided, the drawing tells a soft hyphen; lines of one ad are some ten points apart. */
const DIVIDED = /\u00ad/g
const SAME_LINE = 2

const lettersOf = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length

/** Which part of the ad a run belongs to; parts follow one after another, each with so many letters. */
const createPartOf = ({ type, lead }: LineAdWords) => {
  const parts: readonly (readonly [part: keyof SetLine, letters: number])[] = [
    ...(type === 'offer' ? [] : [['kind', lettersOf(adTypeLabel(type))] as const]),
    ['lead', lettersOf(lead.toUpperCase())],
    ['text', Number.POSITIVE_INFINITY],
  ]
  let at = 0
  let left = parts[0]?.[1] ?? 0

  return (run: string): keyof SetLine => {
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
const trimmed = ({ kind, lead, text }: SetLine): SetLine =>
  text === '' ? { kind, lead: lead.trimEnd(), text } : { kind, lead, text: text.trimEnd() }

/** Puts runs of one ad together to its lines. */
export const toLines = (ad: LineAdWords, runs: readonly Run[]): SetLines => {
  const partOf = createPartOf(ad)
  const lines: SetLine[] = []
  let baseline = Number.NEGATIVE_INFINITY
  for (const run of runs) {
    if (run.baseline - baseline > SAME_LINE) lines.push({ kind: '', lead: '', text: '' })
    baseline = Math.max(baseline, run.baseline)
    const line = lines.at(-1)
    if (line) line[partOf(run.text)] += run.text.replace(DIVIDED, '-')
  }

  return lines.map(trimmed)
}
