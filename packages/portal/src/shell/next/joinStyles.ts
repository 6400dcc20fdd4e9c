import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type StyleSheet = Readonly<{ path: string; inlined: boolean }>
type Manifest = { entryCSSFiles: Record<string, readonly StyleSheet[]> }

const MANIFESTS = 'server/app/**/*_client-reference-manifest.js'
/** A manifest is a script: what comes before the object of a page, the object, and a semicolon. */
const SCRIPT = /^(.*?\] = )(\{.*\});?\s*$/s
/** What every page has: its layout, and the error page, whose styles Next fetches ahead with those of any other. */
const COMMON = /\/(?:layout|error)$/

const pathsOf = (sheets: readonly StyleSheet[]): string[] => sheets.map(({ path }) => path)

/** Joins style sheets into one, named by its content as Next names them, beside them: their addresses are relative. */
const writeJoined = (build: string, paths: readonly string[]): StyleSheet[] => {
  if (paths.length === 0) return []
  const text = paths.map((path) => readFileSync(join(build, path), 'utf8')).join('\n')
  const name = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const path = `static/chunks/${name}.css`
  writeFileSync(join(build, path), text)

  return [{ path, inlined: false }]
}

const joinEntries = (
  build: string,
  styles: Manifest['entryCSSFiles'],
): Manifest['entryCSSFiles'] => {
  const entries = Object.entries(styles)
  const common = new Set(
    entries.filter(([entry]) => COMMON.test(entry)).flatMap(([, sheets]) => pathsOf(sheets)),
  )
  const commonSheet = writeJoined(build, [...common])
  const joined = ([entry, sheets]: (typeof entries)[number]) => {
    const own = pathsOf(sheets).filter((path) => !common.has(path))

    return [entry, [...commonSheet, ...writeJoined(build, own)]]
  }

  return Object.fromEntries(entries.map(joined))
}

/**
 * Joins the styles of each page, a small file for each component, into one file beside that of what all pages have.
 * Next either asks for each component by itself or sends every page the styles of all.
 * @param build folder `.next` of a standalone server
 */
export const joinStyles = (build: string): void => {
  for (const name of globSync(MANIFESTS, { cwd: build })) {
    const file = join(build, name)
    const [, head, json] = SCRIPT.exec(readFileSync(file, 'utf8')) ?? []
    if (!head || !json) throw new Error(`${file} holds no manifest.`)
    const manifest: Manifest = JSON.parse(json)
    const entryCSSFiles = joinEntries(build, manifest.entryCSSFiles)
    writeFileSync(file, `${head}${JSON.stringify({ ...manifest, entryCSSFiles })};\n`)
  }
}
