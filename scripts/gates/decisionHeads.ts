import { readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'
import { projectFiles } from './projectFiles.ts'

const FILE = /^docs\/adr\/(\d{4})-.+\.md$/
const HEAD =
  /^# (\d{4})\. [A-Z].+\n\nStatus: (proposed|accepted|superseded by \d{4}).*\nDate: \d{4}-\d\d-\d\d\n\n/

/** Every decision record begins alike: number, what was decided, status, date. */
export const decisionHeads = (): string[] =>
  projectFiles()
    .map((file) => [file, FILE.exec(file)?.[1]] as const)
    .filter(
      ([file, number]) => number && HEAD.exec(readFileSync(root + file, 'utf8'))?.[1] !== number,
    )
    .map(
      ([file, number]) =>
        `${file} must begin with "# ${number}. <Decision>", an empty line, "Status: accepted" and "Date: YYYY-MM-DD".`,
    )
