import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CALLS } from '../src/calls.ts'
import type { Examples } from './Example.ts'
import { makeOpenApi } from './makeOpenApi.ts'
import { pickExamples, type RecordedCall } from './pickExamples.ts'

const EXAMPLES = join(import.meta.dirname, 'examples.json')

const write = (file: string, value: unknown) =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`)

/** Calls that tests wrote down, one a line. */
const readRecorded = async (folder: string): Promise<RecordedCall[]> => {
  const files = await readdir(folder)
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))

  return texts.flatMap((text) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  )
}

/** New examples take the place of kept ones; a run of some tests records only some calls. */
const withRecorded = async (kept: Examples, folder: string): Promise<Examples> => {
  const { calls, failures } = pickExamples(CALLS, await readRecorded(folder))

  return { calls: { ...kept.calls, ...calls }, failures: { ...kept.failures, ...failures } }
}

const [folder] = process.argv.slice(2)
const kept: Examples = JSON.parse(await readFile(EXAMPLES, 'utf8'))
const examples = folder ? await withRecorded(kept, folder) : kept
await write(EXAMPLES, examples)
await write(join(import.meta.dirname, '../openapi.json'), await makeOpenApi(examples))
