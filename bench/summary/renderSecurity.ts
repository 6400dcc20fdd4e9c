import { formatFigure } from '../support/formatFigure.ts'
import type { KeptResult } from '../support/Result.ts'
import type { Verdict } from '../support/verdict.ts'
import { renderConditions } from './renderConditions.ts'
import { renderMark } from './renderMark.ts'
import { renderPage } from './renderPage.ts'

const INTRODUCTION = `# Security, measured

Every promise below is attacked by a command of its own; \`npm run bench -- security sessions identity advertising sms payments\` runs them all, and
\`--share 0.1\` makes a run a tenth as long. They take minutes and the whole machine, so they are no part of
\`npm test\`, where the same promises are tested in small. The whole tables of smuggling, of headers and of rules
of caching run there as they are here, and parts of the hostile requests, of the poisoning, of the visitors
who mix and of those who leave. The figures lie in [security/](security/), and this page is made from them. Traffic never leaves the machine. What was missed is written as it is.
`

const row = (command: string, verdict: Verdict): string => {
  const { row: promise, goal, figure, unit } = verdict
  const measured = `${formatFigure(figure)} ${unit}`.trim()

  return `| ${[promise, goal ?? '', measured, renderMark(verdict), `\`${command}\``].join(' | ')} |`
}

const section = (result: KeptResult): string => {
  const { title, method, verdicts, command = '' } = result

  return [
    `## ${title}`,
    '',
    ...method,
    '',
    '| promise | goal | measured | | command |',
    '| --- | --- | --- | --- | --- |',
    ...verdicts.map((verdict) => row(command, verdict)),
    '',
    renderConditions(result),
    '',
  ].join('\n')
}

/** The page of all attacks. */
export const renderSecurity = (results: readonly KeptResult[]): string =>
  renderPage(INTRODUCTION, results, section)
