import type { Entry } from '../readPublic.ts'
import { readDoc } from './readDoc.ts'
import { escapeHtml, toHtml } from './toHtml.ts'

type Site = Readonly<{ name: string; version: string; guide: string; entries: readonly Entry[] }>

const example = (line: string): string => {
  const [call = '', ...gives] = line.split(' // ')

  return `<p class="example"><input aria-label="Example" spellcheck="false" value="${escapeHtml(call)}"><output>${escapeHtml(gives.join(' // '))}</output></p>`
}

const item = (from: string, { name, declaration, doc }: Entry['names'][number]): string => {
  const { text, notes, examples } = readDoc(doc)

  return `<section id="${from}.${name}"><h4>${name}</h4>
<pre><code>${escapeHtml(declaration)}</code></pre>
<p>${escapeHtml(text)}</p>
${notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`).join('')}${examples.map(example).join('')}</section>`
}

/** The page of a package: its guide, and all it exports with search and examples that run where they are read. */
export const renderPage = (
  { name, version, guide, entries }: Site,
  style: string,
  script: string,
): string =>
  `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${name}</title><style>${style}</style>
<header><h1>${name} <small>${version}</small></h1>
<input type="search" aria-label="Search" placeholder="Search functions and what they do" autofocus>
<nav>${entries.map((entry) => `<a href="#${entry.name}">${entry.name}</a>`).join(' ')} <a href="llms.txt">as text</a></nav></header>
<main><article>${toHtml(guide)}</article>
${entries
  .map(
    (entry) =>
      `<div class="entry" id="${entry.name}"><h3>${name}/${entry.name}</h3>\n${entry.names.map((each) => item(entry.name, each)).join('\n')}</div>`,
  )
  .join('\n')}</main>
<script type="module">${script}</script></html>
`

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
