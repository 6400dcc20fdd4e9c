import { basename } from 'node:path'
import type { Feature } from './readFeatures.ts'

const INTRODUCTION = `# Features

Everything the product promises has a number, and every number has tests that fail when the promise
is broken. R numbers are the product itself, P numbers what the best portals offer, N numbers what
none of them had. A test carries the numbers it proves in its title.

This page is made by \`node scripts/tasks/features.ts\` from \`features.json\` and the tests.
`

const links = (files: ReadonlySet<string> = new Set()) =>
  [...files]
    .sort()
    .map((file) => `[${basename(file)}](../${file})`)
    .join(' ')

/** The page docs/features.md, a table an area. */
export const renderFeatures = (
  features: readonly Feature[],
  tests: ReadonlyMap<string, ReadonlySet<string>>,
): string => {
  const areas = [...Map.groupBy(features, ({ area }) => area)]
  const tables = areas.map(
    ([area, rows]) =>
      `\n## ${area}\n\n| no. | what it promises | proved by |\n| --- | --- | --- |\n${rows
        .map(({ id, promise }) => `| ${id} | ${promise} | ${links(tests.get(id))} |`)
        .join('\n')}\n`,
  )

  return INTRODUCTION + tables.join('')
}
