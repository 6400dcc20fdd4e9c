import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { projectFiles } from '../gates/projectFiles.ts'
import { root } from '../stack/settings.ts'

/** What the head of a record says of a decision. */
export type Decision = Readonly<{ file: string; number: string; title: string; status: string }>

const FILE = /^docs\/adr\/\d{4}-.+\.md$/
const HEAD = /^# (\d{4})\. (.+)\n\nStatus: (.+)\n/

/** Every decision record, in the order of their numbers. */
export const readDecisions = (): Decision[] =>
  projectFiles()
    .filter((path) => FILE.test(path))
    .sort()
    .flatMap((path) => {
      const [, number, title, status] = HEAD.exec(readFileSync(root + path, 'utf8')) ?? []

      return number && title && status ? [{ file: basename(path), number, title, status }] : []
    })
