import { readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'
import { projectFiles } from './projectFiles.ts'

const BINARY = /\.(woff2|png|webp|avif|jpe?g|ico|pdf)$/

const RULES: readonly (readonly [RegExp, string])[] = [
  [/registry\.npmjs\.org|registry\.npmmirror/, 'names a package registry'],
  [/(^|[\s"'`(])\/(work|root|home|Users)\//m, 'carries the path of a machine'],
  [/\b(describe|test|it)\.(only\(|skip\(\s*['"`])/, 'leaves a test out'],
  [/\bz\.(?:min|max)Length\(/, 'measures what may be no text; @inzrt/rules/lengths does not'],
  [/ec\.europa\.eu\/consumers\/odr(?!\b.*not\b)/, 'links the closed ODR platform'],
]

/** What must stand nowhere in the repository. */
export const cleanWords = (): string[] =>
  projectFiles()
    .filter((file) => !BINARY.test(file) && !file.startsWith('scripts/gates/'))
    .flatMap((file) => {
      const text = readFileSync(`${root}${file}`, 'utf8')
      return RULES.filter(([words]) => words.test(text)).map(([, what]) => `${file} ${what}.`)
    })
