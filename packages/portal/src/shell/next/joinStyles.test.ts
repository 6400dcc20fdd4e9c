import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { joinStyles } from './joinStyles.ts'

const HEAD = 'globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\n'
const MANIFEST = 'server/app/[slug]/page_client-reference-manifest.js'

const sheet = (name: string) => ({ path: `static/chunks/${name}.css`, inlined: false })

let build: string

const writePage = (styles: Record<string, readonly string[]>) => {
  const entryCSSFiles = Object.fromEntries(
    Object.entries(styles).map(([entry, names]) => [entry, names.map(sheet)]),
  )
  const manifest = JSON.stringify({ clientModules: {}, entryCSSFiles, entryJSFiles: {} })
  writeFileSync(
    join(build, MANIFEST),
    `${HEAD}globalThis.__RSC_MANIFEST["/[slug]/page"] = ${manifest};`,
  )
}

/** What Next would read: addresses of each entry. */
const readPage = (): Record<string, string[]> => {
  const text = readFileSync(join(build, MANIFEST), 'utf8')
  expect(text.startsWith(`${HEAD}globalThis.__RSC_MANIFEST["/[slug]/page"] = {`)).toBe(true)
  const { entryCSSFiles } = JSON.parse(text.slice(text.indexOf('] = ') + 4, text.lastIndexOf(';')))

  return Object.fromEntries(
    Object.entries<{ path: string }[]>(entryCSSFiles).map(([entry, sheets]) => [
      entry,
      sheets.map(({ path }) => path),
    ]),
  )
}

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(build, 'static/chunks'), { recursive: true })
  mkdirSync(join(build, 'server/app/[slug]'), { recursive: true })
  for (const name of ['tokens', 'button', 'row', 'badge'])
    writeFileSync(join(build, `static/chunks/${name}.css`), `.${name}{}`)
})

test('P065 a page asks for the styles all pages have and one file of its own', () => {
  writePage({
    '/app/layout': ['tokens'],
    '/app/error': ['tokens', 'button'],
    '/app/[slug]/page': ['tokens', 'row', 'button', 'badge'],
  })

  joinStyles(build)

  const { '/app/layout': layout, '/app/error': error, '/app/[slug]/page': page = [] } = readPage()
  expect(layout).toEqual([expect.stringMatching(/^static\/chunks\/\w+\.css$/)])
  expect(error).toEqual(layout)
  expect(page.map((path) => readFileSync(join(build, path), 'utf8'))).toEqual([
    '.tokens{}\n.button{}',
    // In the order of the page: the later one wins where two say the same.
    '.row{}\n.badge{}',
  ])
  expect(page[0]).toBe(layout?.[0])
})

test('P065 a manifest that looks otherwise stops the build', () => {
  writeFileSync(join(build, MANIFEST), 'export {}')

  expect(() => joinStyles(build)).toThrow(/holds no manifest/)
})
