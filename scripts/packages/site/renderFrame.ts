/** What one looks through: a heading and the parts below it, each of which the search shows or hides. */
type Group = Readonly<{
  id: string
  title: string
  /** Its name in the list at the side. */
  short: string
  text?: string
  parts: readonly string[]
}>

type Frame = Readonly<{
  title: string
  version: string
  /** What the search is for. */
  sought: string
  guide: string
  groups: readonly Group[]
  style: string
  script: string
}>

const PAGES = { 'index.html': 'domain', 'calls.html': 'api-client and contracts' } as const

/** A page of the site: its guide, and under it groups of parts with search and a list of them at the side. */
export const renderFrame = (
  own: keyof typeof PAGES,
  { title, version, sought, guide, groups, style, script }: Frame,
): string => {
  const pages = Object.entries(PAGES).map(
    ([file, name]) => `<a href="${file}"${file === own ? ' aria-current="page"' : ''}>${name}</a>`,
  )
  const contents = groups.map(
    ({ id, short, parts }) => `<a href="#${id}">${short} <small>${parts.length}</small></a>`,
  )

  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style>
<a class="skip" href="#main">Skip to the guide</a>
<header><b>Inzrt, packages</b><nav aria-label="Packages">${pages.join('')}<a href="llms.txt">as text</a><a href="../index.html">Storybook</a></nav></header>
<div class="page">
<aside><input type="search" aria-label="Search" placeholder="${sought}" aria-keyshortcuts="/"><p role="status"></p><nav aria-label="Contents">${contents.join('')}</nav></aside>
<main id="main"><h1>${title} <small>${version}</small></h1>
<article>${guide}</article>
${groups
  .map(
    ({ id, title: name, text = '', parts }) =>
      `<div class="entry" id="${id}"><h2>${name}</h2>${text}\n${parts.join('\n')}</div>`,
  )
  .join('\n')}</main></div>
<script type="module">${script}</script></html>
`
}
