import type { Entry } from './readPublic.ts'

/** The first sentence of what is written above a declaration. */
const firstSentence = (doc: string): string => {
  const [text = ''] = doc.split(/\s@\w/)
  const words = text
    .split(/\s/)
    .filter((word) => word !== '' && word !== '*')
    .join(' ')

  const [sentence = words] = /^.*?\.(?= |$)/.exec(words) ?? []

  return sentence.replace(/\.$/, '').replaceAll('|', '\\|')
}

const kilobytes = (bytes: number): string => (Math.ceil(bytes / 100) / 10).toFixed(1)

/** A table of what a package exports for use: each name, what it costs and what it does. */
export const renderFunctions = (
  entries: readonly Entry[],
  sizes: ReadonlyMap<string, number>,
): string =>
  entries
    .map(({ name, names }) =>
      [
        `### ${name}\n\n| name | kB | |\n| --- | --- | --- |`,
        ...names
          .filter(({ isType }) => !isType)
          .toSorted((one, other) => (one.name < other.name ? -1 : 1))
          .map(
            (each) =>
              `| \`${each.name}\` | ${kilobytes(sizes.get(each.name) ?? 0)} | ${firstSentence(each.doc)} |`,
          ),
      ].join('\n'),
    )
    .join('\n\n')
