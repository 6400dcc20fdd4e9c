import { readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'
import { readPublic } from './readPublic.ts'
import { renderReport } from './renderReport.ts'

/** Packages that others install. What is ours alone, or is told by the OpenAPI document, is kept by its names. */
export const PUBLISHED = {
  domain: { withTypes: true },
  rules: { withTypes: false },
  contracts: { withTypes: false },
  'api-client': { withTypes: true },
} as const

export type Published = keyof typeof PUBLISHED

export const readManifest = (name: Published) =>
  JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8'))

/** Where a package's report is kept. */
export const reportFile = (name: Published): string => `${root}packages/${name}/exports.txt`

/**
 * What a package exports, as text.
 * @param types folder of its built types
 */
export const packageReport = (name: Published, types: string): string => {
  const manifest = readManifest(name)
  const { withTypes } = PUBLISHED[name]
  const entries = withTypes
    ? readPublic(manifest, types, '.d.ts')
    : readPublic(manifest, `${root}packages/${name}/src`, '.ts')

  return renderReport(manifest.name, entries, { withTypes })
}
