import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../../stack/settings.ts'
import { readManifest } from '../packageReports.ts'
import { readPublic } from '../readPublic.ts'
import { OPENAPI_FILE, readCalls, readShared } from './readCalls.ts'
import { renderCalls, renderCallsText } from './renderCalls.ts'
import { renderPage, renderText } from './renderSite.ts'
import { toHtml } from './toHtml.ts'

const DOMAIN = `${root}packages/domain`
const own = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')

/** The part of a README that guides; what follows it is what the page itself tells, or is for who changes the package. */
const readGuide = (name: string, end: string): string => {
  const readme = readFileSync(`${root}packages/${name}/README.md`, 'utf8')

  return readme.slice(readme.indexOf('\n\n') + 2, readme.indexOf(end))
}

/** Two guides one below the other, the second under its name. */
const readCallsGuide = (): string =>
  [
    readGuide('api-client', '## What lives here'),
    readGuide('contracts', '## What lives here'),
  ].join('\n## The shape of calls\n\n')

/** Writes the site of docs of what others install: a page of domain, what its examples run on, a page of all calls, and all of it as text. */
export const writeSite = async (folder: string): Promise<void> => {
  const manifest = readManifest('domain')
  const entries = readPublic(manifest, `${DOMAIN}/dist`, '.d.ts')
  const site = {
    name: manifest.name,
    version: manifest.version,
    guide: readGuide('domain', '## Everything there is'),
    entries,
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), renderPage(site, own('site.css'), own('site.js')))
  const guide = readCallsGuide()
  const { version } = readManifest('api-client')
  const calls = { version, guide, subjects: readCalls(), ...readShared() }
  writeFileSync(
    join(folder, 'calls.html'),
    renderCalls({ ...calls, guide: toHtml(guide) }, own('site.css'), own('site.js')),
  )
  writeFileSync(join(folder, 'llms.txt'), `${renderText(site)}\n${renderCallsText(calls)}`)
  copyFileSync(OPENAPI_FILE, join(folder, 'openapi.json'))
  await build({
    stdin: {
      contents: entries.map(({ name }) => `export * from './${name}.ts'`).join('\n'),
      resolveDir: `${DOMAIN}/src`,
    },
    bundle: true,
    format: 'esm',
    minify: true,
    outfile: join(folder, 'domain.js'),
  })
}
