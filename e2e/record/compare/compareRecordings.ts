import { readFileSync } from 'node:fs'
import { diffLines } from './diffLines.ts'
import { diffPictures } from './diffPictures.ts'
import { listFiles } from './listFiles.ts'

/** One file that differs, and how. */
export type Difference = { readonly path: string; readonly lines: readonly string[] }

const diffFiles = async (before: string, after: string): Promise<readonly string[]> => {
  const [one, other] = [readFileSync(before), readFileSync(after)]
  if (one.equals(other)) return []
  if (!before.endsWith('.png')) return diffLines(one.toString('utf8'), other.toString('utf8'))
  const difference = await diffPictures(before, after)

  return difference === null ? [] : [difference]
}

/** Every file that differs between two recordings; none: what they recorded answers the same. */
export const compareRecordings = async (before: string, after: string): Promise<Difference[]> => {
  const [old, fresh] = [new Set(listFiles(before)), new Set(listFiles(after))]
  const differences: Difference[] = []
  for (const path of [...new Set([...old, ...fresh])].sort()) {
    const lines = !fresh.has(path)
      ? ['is gone']
      : !old.has(path)
        ? ['is new']
        : await diffFiles(`${before}/${path}`, `${after}/${path}`)
    if (lines.length > 0) differences.push({ path, lines })
  }

  return differences
}
