import { readFileSync } from 'node:fs'
import { readFeatures } from '../features/readFeatures.ts'
import { renderFeatures } from '../features/renderFeatures.ts'
import { testsByFeature } from '../features/testsByFeature.ts'
import { root } from '../stack/settings.ts'

/** docs/features.md is true: each feature names the tests that prove it, and no test names an unknown one. */
export const featureList = (): string[] => {
  const features = readFeatures()
  const tests = testsByFeature()
  const known = new Set(features.map(({ id }) => id))

  return [
    ...features.filter(({ id }) => !tests.has(id)).map(({ id }) => `No test proves ${id}.`),
    ...[...tests.keys()]
      .filter((id) => !known.has(id))
      .map((id) => `${id} is named by a test but not in docs/features.json.`),
    ...(readFileSync(`${root}docs/features.md`, 'utf8') === renderFeatures(features, tests)
      ? []
      : ['docs/features.md is out of date: run "node scripts/tasks/features.ts".']),
  ]
}
