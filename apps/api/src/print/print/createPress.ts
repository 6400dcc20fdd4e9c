import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'

const { resolve } = createRequire(import.meta.url)
const fontPaths = ['bricolage-grotesque', 'source-sans-3'].map((font) =>
  dirname(resolve(`@expo-google-fonts/${font}/package.json`)),
)
const readTemplate = (name: string): Buffer => readFileSync(new URL(name, import.meta.url))

/** Nothing is read from the disk: this folder holds only what we hand over. */
const WORKSPACE = '/edition'

type Template = 'edition.typ' | 'line.typ'

/** A compiler with the paper's typefaces that sets one template from whatever data, with the files these name. */
export const createPress = (template: Template, files: Readonly<Record<string, Buffer>> = {}) => {
  const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontPaths }] })
  const mainFileContent = readTemplate(template).toString()
  const shared = { 'column.typ': readTemplate('column.typ') }
  for (const [name, bytes] of Object.entries({ ...files, ...shared }))
    compiler.mapShadow(`${WORKSPACE}/${name}`, bytes)

  return {
    compiler,
    /** @throws Error with the compiler's words when the template does not fit the data */
    set: (data: object): NodeTypstDocument => {
      compiler.mapShadow(`${WORKSPACE}/data.json`, Buffer.from(JSON.stringify(data)))
      const compiled = compiler.compile({ mainFileContent })
      if (compiled.result) return compiled.result
      const fault = compiled.takeError()
      throw new Error('The template does not fit the data.', {
        cause: fault && compiler.fetchDiagnostics(fault),
      })
    },
  }
}
