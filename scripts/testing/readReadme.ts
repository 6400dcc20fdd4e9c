import { readFileSync } from 'node:fs'

const EXAMPLE = /```ts\n([\s\S]*?)```/g
const PROMISE = /^(?!import)(.+?) \/\/ (.+)$/

/** The examples of a package's README, as a reader copies them. */
export const readExamples = (folder: string): string => {
  const readme = readFileSync(`${folder}/README.md`, 'utf8')

  return Array.from(readme.matchAll(EXAMPLE), ([, code = '']) => code).join('\n')
}

/** The examples of a package's README as one program: a comment after an expression is what it must give. */
export const readReadme = (folder: string): string => {
  const lines = readExamples(folder)
    .split('\n')
    .map((line) => line.replace(PROMISE, 'assert.deepEqual($1, $2)'))

  return ["import assert from 'node:assert/strict'", ...lines].join('\n')
}
