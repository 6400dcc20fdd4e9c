import { readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'

export type Feature = { readonly id: string; readonly area: string; readonly promise: string }

/** The numbered features in the product's own words, in the order of their areas. */
export const readFeatures = (): readonly Feature[] => {
  const areas: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(`${root}docs/features.json`, 'utf8'),
  )

  return Object.entries(areas).flatMap(([area, promises]) =>
    Object.entries(promises).map(([id, promise]) => ({ id, area, promise })),
  )
}
