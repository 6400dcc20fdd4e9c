import { readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'
import { projectFiles } from './projectFiles.ts'

const RUNBOOK = /^docs\/runbooks\/.*\.md$/
const HOMES = ['apps', 'packages']
const TESTS = /pnpm --filter @inzrt\/(\w+) exec vitest run ([\w ]+)`/g
const BENCHES = /npm run bench -- ([\w/ ]+)`/g
const COMMANDS = /pnpm --filter @inzrt\/(\w+) ([a-z]+:[a-z]+)/g

const wordsOf = (words = ''): string[] => words.trim().split(' ')

/** What a command of a runbook names has to be there on the day it is needed. */
export const runbookCommands = (): string[] => {
  const files = projectFiles()
  const holds = (folder: string, ending: string, word: string): boolean =>
    files.some(
      (file) =>
        file.startsWith(folder) &&
        file.endsWith(ending) &&
        file.slice(folder.length).includes(word),
    )
  const hasScript = (app: string, name: string): boolean =>
    name in JSON.parse(readFileSync(`${root}apps/${app}/package.json`, 'utf8')).scripts

  return files
    .filter((file) => RUNBOOK.test(file))
    .flatMap((file) => {
      const text = readFileSync(root + file, 'utf8')
      const missing = [
        ...[...text.matchAll(TESTS)].flatMap(([, app, words]) =>
          wordsOf(words).filter((word) =>
            HOMES.every((home) => !holds(`${home}/${app}/src/`, '.test.ts', word)),
          ),
        ),
        ...[...text.matchAll(BENCHES)].flatMap(([, words]) =>
          wordsOf(words).filter((word) => !holds('bench/', '.bench.ts', word)),
        ),
        ...[...text.matchAll(COMMANDS)]
          .filter(([, app = '', name = '']) => !hasScript(app, name))
          .map(([, , name]) => name),
      ]

      return missing.map((word) => `${file} names ${word}, which is not there to be run.`)
    })
}
