import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../../stack/settings.ts'
import { readManifest } from '../packageReports.ts'
import { readPublic } from '../readPublic.ts'
import { renderPage, renderText } from './renderSite.ts'

const DOMAIN = `${root}packages/domain`
const own = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')

/** The part of the README that guides; what follows it is what the page itself tells. */
const readGuide = (): string => {
  const readme = readFileSync(`${DOMAIN}/README.md`, 'utf8')

  return readme.slice(readme.indexOf('\n\n') + 2, readme.indexOf('## Everything there is'))
}

/** Writes the site of docs of what others install first: a page, what its examples run on, and all of it as text. */
export const writeSite = async (folder: string): Promise<void> => {
  const manifest = readManifest('domain')
  const entries = readPublic(manifest, `${DOMAIN}/dist`, '.d.ts')
  const site = { name: manifest.name, version: manifest.version, guide: readGuide(), entries }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), renderPage(site, own('site.css'), own('site.js')))
  writeFileSync(join(folder, 'llms.txt'), renderText(site))
  await build({
    stdin: {
      contents: entries.map(({ name }) => `export * from './${name}.ts'`).join('\n'),
      resolveDir: `${DOMAIN}/src`,
    },
    ...{ bundle: true, format: 'esm', minify: true, outfile: join(folder, 'domain.js') },
  })
}
