import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { root } from '../../scripts/stack/settings.ts'
import { formatFigure } from './formatFigure.ts'
import { formatSpread } from './formatSpread.ts'
import { machine } from './machine.ts'
import type { KeptResult, Result } from './Result.ts'
import type { Verdict } from './verdict.ts'

const MARKS = new Map([
  [true, 'met   '],
  [false, 'MISSED'],
])

const line = ({ row, figure, unit, spread, goal, met }: Verdict): string =>
  [
    MARKS.get(met as boolean) ?? '      ',
    row.padEnd(62),
    `${formatFigure(figure)} ${unit}`.padEnd(14),
    goal ? `goal ${goal}` : '',
    spread ? `(${formatSpread(spread)})` : '',
  ].join('  ')

/** Digits that no clock here can tell would only make noise in the files' history. */
const rounded = (_: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(4)) : value

/** How the running benchmark is asked for: `npm run bench -- security/hostile`. */
const command = (): string =>
  `npm run bench -- ${(process.argv[1] ?? '').split('/').slice(-2).join('/').replace('.bench.ts', '')}`

/** Prints a result, keeps it in a folder of docs/, and exits with failure when a goal is missed. */
export const report = (
  name: string,
  result: Result,
  subject: 'performance' | 'security' = 'performance',
): void => {
  for (const verdict of result.verdicts) console.log(line(verdict))

  const kept: KeptResult = {
    ...result,
    command: command(),
    date: new Date().toISOString(),
    machine: machine(),
    load: loadavg()[0] ?? 0,
    versions: { node: process.versions.node, ...result.versions },
  }
  const folder = `${root}docs/${subject}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(kept, rounded, 2)}\n`)
  if (result.verdicts.some(({ met }) => met === false)) process.exitCode = 1
}
