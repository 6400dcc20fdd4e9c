import type { Entry } from '../readPublic.ts'
import { readDoc } from './readDoc.ts'
import { renderFrame } from './renderFrame.ts'
import { escapeHtml, inlineHtml, toHtml } from './toHtml.ts'

type Site = Readonly<{ name: string; version: string; guide: string; entries: readonly Entry[] }>

const example = (line: string): string => {
  const [call = '', ...gives] = line.split(' // ')

  return `<p class="example"><input aria-label="Example" spellcheck="false" value="${escapeHtml(call)}"><output>${escapeHtml(gives.join(' // '))}</output></p>`
}

const item = (from: string, { name, declaration, doc }: Entry['names'][number]): string => {
  const { text, notes, examples } = readDoc(doc)

  return `<section id="${from}.${name}"><h3><a href="#${from}.${name}">${name}</a></h3>
<pre><code>${escapeHtml(declaration)}</code></pre>
<p>${inlineHtml(text)}</p>
${notes.map((note) => `<p class="note">${inlineHtml(note)}</p>`).join('')}${examples.map(example).join('')}</section>`
}

/** The page of a package: its guide, and all it exports with search and examples that run where they are read. */
export const renderPage = (
  { name, version, guide, entries }: Site,
  style: string,
  script: string,
): string =>
  renderFrame('index.html', {
    title: name,
    version,
    style,
    script,
    sought: 'Search functions',
    guide: toHtml(guide),
    groups: entries.map((entry) => ({
      id: entry.name,
      title: `${name}/${entry.name}`,
      short: entry.name,
      parts: entry.names.map((each) => item(entry.name, each)),
    })),
  })

/** The same as one text, for machines. */
export const renderText = ({ name, version, guide, entries }: Site): string =>
  [
    `# ${name} ${version}\n`,
    guide,
    ...entries.flatMap((entry) => [
      `## ${name}/${entry.name}\n`,
      ...entry.names.map(({ declaration, doc }) => {
        const { text, notes, examples } = readDoc(doc)

        return [declaration, text, ...notes, ...examples.map((line) => `Example: ${line}`)]
          .filter((line) => line !== '')
          .join('\n')
          .concat('\n')
      }),
    ]),
  ].join('\n')
