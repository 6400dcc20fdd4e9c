import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readManifest } from '../../../scripts/packages/packageReports.ts'
import { readPublic } from '../../../scripts/packages/readPublic.ts'
import { readCalls } from '../../../scripts/packages/site/readCalls.ts'
import { readDoc } from '../../../scripts/packages/site/readDoc.ts'
import { writeSite } from '../../../scripts/packages/site/writeSite.ts'

const entries = readPublic(readManifest('domain'), join(import.meta.dirname, '../src'), '.ts')
const functions = entries.flatMap(({ names }) => names).filter(({ isType }) => !isType)
const examples = functions.flatMap(({ name, doc }) =>
  readDoc(doc).examples.map((line) => [name, ...line.split(' // ')] as const),
)
const folder = mkdtempSync(join(tmpdir(), 'inzrt-docs-'))
let library: Readonly<Record<string, unknown>> = {}

beforeAll(async () => {
  await writeSite(folder)
  library = await import(pathToFileURL(join(folder, 'domain.js')).href)
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** What an expression gives with all names of the package in reach; a fault is given as its text. */
const evaluate = (expression: string): unknown => {
  const names = Object.keys(library)
  try {
    return new Function(...names, `return (${expression}\n)`)(...Object.values(library))
  } catch (error) {
    return String(error)
  }
}

/** Spaces that do not break are told apart by no reader of a comment. */
const readable = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\u00a0', ' ') : value

test.each(examples)('the example of %s is true: %s', (_, call, gives = '') => {
  const said = /^\w*Error: /.test(gives) ? gives : evaluate(gives)

  expect(readable(evaluate(call))).toEqual(readable(said))
})

test.each(['index.html', 'llms.txt'])('%s tells every function', (file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const untold = functions.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(text))

  expect(untold).toEqual([])
  expect(functions.length).toBeGreaterThan(80)
})

test('calls.html and llms.txt tell every call, and where it is imported from', () => {
  const calls = readCalls().flatMap((subject) => subject.calls)
  for (const file of ['calls.html', 'llms.txt']) {
    const text = readFileSync(join(folder, file), 'utf8')
    const untold = calls.filter(({ name }) => !text.includes(name))

    expect(untold).toEqual([])
  }

  expect(calls.filter(({ module }) => module === '')).toEqual([])
  expect(calls.length).toBeGreaterThan(100)
})
