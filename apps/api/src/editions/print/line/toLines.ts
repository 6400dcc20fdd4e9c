import type { SetLine } from '@inzrt/contracts/newspaper/lineAd'
import type { Run } from './readRuns.ts'
import type { LineAdWords, SetLines } from './SetLine.ts'

/** Where a word is divided, the drawing tells a soft hyphen; lines of one ad are some ten points apart. */
const DIVIDED = /\u00ad/g
const SAME_LINE = 2

const lettersOf = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length

/** Which part of the ad each of its letters belongs to; parts follow one after another. */
const createPartOf = ({ type, lead }: LineAdWords) => {
  const parts: readonly (keyof SetLine)[] =
    type === 'offer' ? ['lead', 'text'] : ['kind', 'lead', 'text']
  let at = 0
  let left = lettersOf(lead.toUpperCase())

  return (run: string): keyof SetLine => {
    const part = parts[at] ?? 'text'
    if (part === 'kind' && run.includes(':')) at += 1
    if (part === 'lead') {
      left -= lettersOf(run)
      if (left <= 0) at += 1
    }

    return part
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
