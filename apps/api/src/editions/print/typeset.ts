import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import type { Manuscript, Typeset } from './PrintedEdition.ts'
import { toFrontPage } from './toFrontPage.ts'

const { resolve } = createRequire(import.meta.url)
const fontPaths = ['bricolage-grotesque', 'source-sans-3'].map((font) =>
  dirname(resolve(`@expo-google-fonts/${font}/package.json`)),
)
const template = readFileSync(new URL('edition.typ', import.meta.url), 'utf8')

/** Nothing is read from the disk: this folder holds only what we hand over. */
const WORKSPACE = '/edition'

type Place = Readonly<{ id: number; page: number }>

const createPress = ({ files }: Manuscript) => {
  const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontPaths }] })
  for (const [name, bytes] of Object.entries(files))
    compiler.mapShadow(`${WORKSPACE}/${name}`, bytes)

  return {
    compiler,
    set: (edition: Manuscript['edition']): NodeTypstDocument => {
      compiler.mapShadow(`${WORKSPACE}/data.json`, Buffer.from(JSON.stringify(edition)))
      const compiled = compiler.compile({ mainFileContent: template })
      if (compiled.result) return compiled.result
      const fault = compiled.takeError()
      throw new Error('The template does not fit the edition.', {
        cause: fault && compiler.fetchDiagnostics(fault),
      })
    },
  }
}

/**
 * Sets an edition in columns. Takes seconds and much memory: `typesetApart` does it in a process of its own.
 * @throws Error with the compiler's words when the template does not fit the edition
 */
export const typeset = (manuscript: Manuscript): Typeset => {
  const { compiler, set } = createPress(manuscript)
  const document = set(manuscript.edition)
  const places: readonly Place[] = compiler.query(document, { selector: '<ad>', field: 'value' })
  const pageOf = new Map(places.map(({ id, page }) => [id, page]))

  return {
    pdf: compiler.pdf(document),
    pages: document.numOfPages,
    pageOf,
    cover: compiler.plainSvg(set(toFrontPage(manuscript.edition, pageOf))),
  }
}
