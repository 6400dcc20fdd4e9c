import { readFileSync } from 'node:fs'
import { projectFiles } from '../gates/projectFiles.ts'
import { root } from '../stack/settings.ts'

const TEST_FILE = /\.(test|spec|stories)\.tsx?$/
/** The first argument of a call, or the name of a story. */
const TITLE = /(?:\(|\bname:)\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1\s*,/g
const FEATURE = /\b[RPNSV]\d{3}\b/g

/** Feature number → the test files whose titles carry it. */
export const testsByFeature = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const file of projectFiles().filter((name) => TEST_FILE.test(name)))
    for (const [, , title] of readFileSync(`${root}${file}`, 'utf8').matchAll(TITLE))
      for (const [id] of (title ?? '').matchAll(FEATURE))
        found.set(id, (found.get(id) ?? new Set()).add(file))

  return found
}
