import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const EXAMPLE = /```ts\n([\s\S]*?)```/g
const PROMISE = /^(?!import)(.+?) \/\/ (.+)$/

/** The examples of the README as one program: a comment after an expression is what it must give. */
export const readReadme = (): string => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  const examples = Array.from(readme.matchAll(EXAMPLE), ([, code = '']) => code)
  const lines = examples
    .join('\n')
    .split('\n')
    .map((line) => line.replace(PROMISE, 'assert.deepEqual($1, $2)'))

  return ["import assert from 'node:assert/strict'", ...lines].join('\n')
}
