import type { Entry } from './readPublic.ts'

const HEAD = (
  name: string,
): string => `What ${name} exports. Made by \`npm run packages\`; a line that changes here changes for everybody outside.
`

const full = ({ name, names, inner }: Entry): string =>
  [
    `\n## ${name}\n`,
    ...names.map(({ declaration }) => declaration).sort(),
    ...inner.map((declaration) => `  (inner) ${declaration}`),
  ].join('\n')

const short = ({ name, names }: Entry): string =>
  `${name}: ${names
    .map((each) => (each.isType ? `type ${each.name}` : each.name))
    .sort()
    .join(', ')}`

/** A package's exports as text that is kept: with their types, or by their names. */
export const renderReport = (
  name: string,
  entries: readonly Entry[],
  { withTypes }: { withTypes: boolean },
): string => `${[HEAD(name), ...entries.map(withTypes ? full : short)].join('\n')}\n`
