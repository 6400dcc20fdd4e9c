import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vitest/config'

const ROOT = join(import.meta.dirname, '..')

const isPublished = (category: string, file: string): boolean =>
  readFileSync(join(ROOT, 'src', `${category}.ts`), 'utf8').includes(`'./${category}/${file}'`)

/** The entry point of `dist` that holds what a test imports from the sources, if it is published. */
const distEntry = (source: string, importer: string): string | null => {
  const [, entry] = /^\.{1,2}\/([a-z]+)\.ts$/.exec(source) ?? []
  const category = basename(dirname(importer))
  if (source.startsWith('../') && entry) return entry
  if (category === 'src') return entry ?? null

  return isPublished(category, basename(source)) ? category : null
}

/** Lets the suites of the sources import the built package instead. */
export const resolveToDist = (): Plugin => ({
  name: 'resolve-to-dist',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer?.endsWith('.test.ts') || !source.startsWith('.')) return null
    const entry = distEntry(source, importer)

    return entry && join(ROOT, 'dist', `${entry}.js`)
  },
})
