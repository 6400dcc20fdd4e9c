import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../stack/settings.ts'
import { projectFiles } from './projectFiles.ts'

const LINK = /\]\((?![a-z]+:|#|\/)([^)\s#]+)/g
const DECISION = /^docs\/adr\/(\d{4})-/

const brokenLinks = (file: string): string[] =>
  [...readFileSync(root + file, 'utf8').matchAll(LINK)]
    .filter(([, target]) => !existsSync(join(root, dirname(file), target ?? '')))
    .map(([, target]) => `${file} leads to ${target}, which is not there.`)

const twins = (files: readonly string[]): string[] =>
  [...Map.groupBy(files, (file) => DECISION.exec(file)?.[1])]
    .filter(([number, named]) => number && named.length > 1)
    .map(([, named]) => `One number stands for two decisions: ${named.join(', ')}.`)

/** Links between documents lead somewhere, and a decision's number means one decision. */
export const documentLinks = (): string[] => {
  const documents = projectFiles().filter((file) => file.endsWith('.md') && existsSync(root + file))

  return [...documents.flatMap(brokenLinks), ...twins(documents)]
}
