import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

type ClientManifest = { readonly entryJSFiles: Readonly<Record<string, readonly string[]>> }

/** What Next notes about a page's files: a script that puts one object into a global. */
export const readClientManifest = (file: string): ClientManifest => {
  const sandbox: { __RSC_MANIFEST?: Record<string, ClientManifest> } = {}
  runInNewContext(readFileSync(file, 'utf8'), Object.assign(sandbox, { globalThis: sandbox }))
  const [manifest] = Object.values(sandbox.__RSC_MANIFEST ?? {})
  if (!manifest) throw new Error(`${file} holds no manifest.`)

  return manifest
}
