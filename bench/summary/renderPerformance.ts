import { formatFigure } from '../support/formatFigure.ts'
import { formatSpread } from '../support/formatSpread.ts'
import type { KeptResult } from '../support/Result.ts'
import type { Verdict } from '../support/verdict.ts'

const INTRODUCTION = `# Speed

Measured by \`npm run bench\`, or a part of it: \`npm run bench -- domain\`. The figures lie in
[performance/](performance/), and this page is made from them. Machines differ and are noisy: trust ratios
within one run and CPU time, and look at the spread of the rounds before a figure is compared with another
machine's. Goals that were missed are written as they are.
`

const mark = ({ met }: Verdict): string => (met === null ? '' : met ? 'met' : '**missed**')

const row = (verdict: Verdict): string => {
  const { row: name, figure, unit, spread, goal } = verdict
  const cells = [
    name,
    `${formatFigure(figure)} ${unit}`.trim(),
    spread ? formatSpread(spread) : '',
    goal ?? '',
    mark(verdict),
  ]

  return `| ${cells.join(' | ')} |`
}

const conditions = ({ date, machine, load, rounds, seed, versions }: KeptResult): string =>
  [
    `${date.slice(0, 16).replace('T', ' ')} UTC`,
    `${machine.cores} cores, ${machine.cpu}, ${machine.memoryGb} GB`,
    `load ${formatFigure(load)}`,
    rounds > 1 ? `${rounds} rounds` : '',
    seed === undefined ? '' : `seed ${seed}`,
    ...Object.entries(versions).map(([name, version]) => `${name} ${version}`),
  ]
    .filter(Boolean)
    .join(' · ')

const section = (result: KeptResult): string =>
  [
    `## ${result.title}`,
    '',
    ...result.method,
    '',
    '| | figure | rounds | goal | |',
    '| --- | --- | --- | --- | --- |',
    ...result.verdicts.map(row),
    '',
    conditions(result),
    '',
  ].join('\n')

/** The page of all results, with what is missed first said in numbers. */
export const renderPerformance = (results: readonly KeptResult[]): string => {
  const goals = results.flatMap(({ verdicts }) => verdicts).filter(({ met }) => met !== null)
  const met = goals.filter((verdict) => verdict.met).length

  return [
    INTRODUCTION,
    `${met} of ${goals.length} goals are met.`,
    '',
    ...results.map(section),
  ].join('\n')
}
