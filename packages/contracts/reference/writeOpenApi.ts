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

const [recorded] = process.argv.slice(2)
if (recorded) await write(EXAMPLES, pickExamples(CALLS, await readRecorded(recorded)))
const examples: Examples = JSON.parse(await readFile(EXAMPLES, 'utf8'))
await write(join(import.meta.dirname, '../openapi.json'), await makeOpenApi(examples))
