import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import { root } from '../stack/settings.ts'
import { projectFiles } from './projectFiles.ts'
import { readExpressions } from './readExpressions.ts'

type Expression = Readonly<{ where: string; source: string; flags: string; isWhole: boolean }>

const SOURCE = /\.(?:[cm]?[jt]s|tsx)$/

/** Modules of the product whose expressions are made of parts while they load. */
const LOADABLE =
  /^(?:packages\/(?:contracts|domain|rules)|apps\/(?:api|bff))\/src\/(?!.*\.test\.ts$)/

const WHY = {
  Trade: 'two of its repetitions take the same signs from each other',
  Self: 'a repetition within a repetition takes the same signs',
  Move: 'it is tried again from each sign of a long row',
} as const

const expressionsOf = (file: string): Expression[] =>
  readExpressions(file, readFileSync(`${root}${file}`, 'utf8')).map(({ line, ...expression }) => ({
    where: `${file}:${line}`,
    ...expression,
  }))

const fileOf = ({ where }: Expression): string => where.slice(0, where.lastIndexOf(':'))

/** What `RegExp` got while these modules loaded, for expressions that no parser can read in whole. */
const madeBy = (files: readonly string[]): Expression[] => {
  const printed = execFileSync(
    'node',
    [`${root}scripts/gates/recordExpressions.ts`, ...files.map((file) => `${root}${file}`)],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const made: readonly Pick<Expression, 'source' | 'flags'>[] = JSON.parse(printed)

  return made.map((each) => ({ where: 'made while the product loads', isWhole: true, ...each }))
}

const findingsOf = ({ where, source, flags }: Expression): string[] =>
  analyse({ source, flags }).reports.map(
    ({ type, character }) =>
      `${where} /${source}/${flags} takes more than linear time on a row of ${JSON.stringify(character.pick)}: ${WHY[type]}.`,
  )

/** No regular expression takes more than linear time, whatever text it is given. */
export const linearExpressions = (): string[] => {
  const read = projectFiles()
    .filter((file) => SOURCE.test(file))
    .flatMap(expressionsOf)
  const partial = read.filter(({ isWhole }) => !isWhole).map(fileOf)
  const made = madeBy([...new Set(partial)].filter((file) => LOADABLE.test(file)))
  const unique = new Map(
    [...made, ...read].map((each) => [`/${each.source}/${each.flags}`, each] as const),
  )

  return [...unique.values()].flatMap(findingsOf)
}
