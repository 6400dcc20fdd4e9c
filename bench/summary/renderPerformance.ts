import { formatFigure } from '../support/formatFigure.ts'
import { formatSpread } from '../support/formatSpread.ts'
import type { KeptResult } from '../support/Result.ts'
import type { Verdict } from '../support/verdict.ts'
import { renderConditions } from './renderConditions.ts'
import { renderMark } from './renderMark.ts'
import { renderPage } from './renderPage.ts'

const INTRODUCTION = `# Speed

Measured by \`npm run bench\`, or a part of it: \`npm run bench -- domain\`. The figures lie in
[performance/](performance/), and this page is made from them. Machines differ and are noisy: trust ratios
within one run and CPU time, and look at the spread of the rounds before a figure is compared with another
machine's. Goals that were missed are written as they are.
`

const row = (verdict: Verdict): string => {
  const { row: name, figure, unit, spread, goal } = verdict
  const cells = [
    name,
    `${formatFigure(figure)} ${unit}`.trim(),
    spread ? formatSpread(spread) : '',
    goal ?? '',
    renderMark(verdict),
  ]

  return `| ${cells.join(' | ')} |`
}

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
    renderConditions(result),
    '',
  ].join('\n')

/** The page of all results, with what is missed first said in numbers. */
export const renderPerformance = (results: readonly KeptResult[]): string =>
  renderPage(INTRODUCTION, results, section)
