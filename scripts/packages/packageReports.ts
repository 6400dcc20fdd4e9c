import { readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'
import { readPublic } from './readPublic.ts'
import { renderReport } from './renderReport.ts'

/**
 * Packages that others install. What is ours alone, or is told by the OpenAPI document or by Storybook, is kept by its
 * names; these are read of the sources where those name all they export, else of the built types.
 */
export const PUBLISHED = {
  domain: { isBuilt: true, withTypes: true },
  rules: { isBuilt: false, withTypes: false },
  contracts: { isBuilt: false, withTypes: false },
  'api-client': { isBuilt: true, withTypes: true },
  ui: { isBuilt: true, withTypes: false },
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
  const { isBuilt, withTypes } = PUBLISHED[name]
  const entries = isBuilt
    ? readPublic(manifest, types, '.d.ts')
    : readPublic(manifest, `${root}packages/${name}/src`, '.ts')

  return renderReport(manifest.name, entries, { withTypes })
}
