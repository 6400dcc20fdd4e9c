import { globSync, readFileSync } from 'node:fs'
import { PROCESSES } from '../environment/processes.ts'
import { renderEnvExample } from '../environment/renderEnvExample.ts'
import { root } from '../stack/settings.ts'

const TABLE = 'docs/operations.md'

/** Where an environment is read as a whole, and the one word a build writes in. */
const READERS = [
  /^apps\/(bff|api|sandbox)\/src\/(start\/)?(server|serve)\.ts$/,
  /^apps\/(bff|api)\/src\/cli\//,
  /^apps\/(general|adult)\/src\/env\.ts$/,
  /^packages\/portal\/src\/shell\/(settings\/settings\.server|next\/serveSite|runtime\/keepOfflinePage)\.ts$/,
]

/** Not in a comment. */
const READS = /^(?! *(\*|\/[/*])).*process\.env/m

const documented = (): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>()
  let names: Set<string> | undefined
  for (const line of readFileSync(root + TABLE, 'utf8').split('\n')) {
    const [, first = '', second = ''] = line.split('|').map((cell) => cell.trim())
    if (!line.startsWith('|')) names = undefined
    else if (first in PROCESSES) {
      names = new Set()
      found.set(first, names)
    }
    for (const [, name = ''] of second.matchAll(/`([A-Z][A-Z0-9_]+)`/g)) names?.add(name)
  }

  return found
}

const differences = (): string[] => {
  const table = documented()

  return Object.entries(PROCESSES).flatMap(([process, schema]) => {
    const read = new Set(Object.keys(schema.shape))
    const told = table.get(process) ?? new Set()

    return [
      ...[...read.difference(told)].map((name) => `${TABLE} says nothing of ${process}'s ${name}.`),
      ...[...told.difference(read)].map((name) => `${TABLE}: ${process} does not read ${name}.`),
    ]
  })
}

const otherReaders = (): string[] =>
  globSync(
    ['apps/{bff,api,sandbox,general,adult}/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'],
    {
      cwd: root,
      exclude: (path) => path.endsWith('node_modules'),
    },
  )
    .filter((file) => !/\.test\.tsx?$|\/(test|testing)\//.test(file))
    .filter((file) => READS.test(readFileSync(root + file, 'utf8')))
    .filter((file) => !READERS.some((reader) => reader.test(file)))
    .map((file) => `${file} reads process.env; settings are read in one place of each process.`)

const staleExample = (): string[] =>
  readFileSync(`${root}.env.example`, 'utf8') === renderEnvExample()
    ? []
    : ['.env.example is out of date: run "node scripts/tasks/envExample.ts".']

/**
 * docs/operations.md and .env.example have every setting that is read and no other, and nothing else reads
 * the environment.
 */
export const settingsTable = (): string[] => [
  ...differences(),
  ...staleExample(),
  ...otherReaders(),
]
