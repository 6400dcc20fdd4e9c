import { VIEW_KEY, type ViewMode } from '@inzrt/contracts/visitor/viewMode'
import { KEEP_VIEW_SCRIPT } from './keepViewScript.ts'
import { viewOf } from './viewOf.ts'

const LINK = /(<a\b[^<>]*?\shref=")(\/(?!\/|api\/)[^"#]*)/g
const LOOK_LINK = /(<a\b[^<>]*?\shref="\?)(?=rezim=)/g
const GET_FORM = /<form\b(?![^<>]*\smethod="post")[^<>]*>/gi
const SCRIPT = /<script\b[^<>]*>[\s\S]*?<\/script>/gi
const AHEAD = /<link\b[^<>]*\srel="(?:preload|modulepreload|prefetch|expect)"[^<>]*>/gi
const PICTURE = /<img\b[^<>]*>/gi

/** Links lead on in the same look; one that names a look already is left alone. */
const carry = (html: string, view: ViewMode): string =>
  html.replace(LINK, (whole, start: string, href: string) =>
    href.includes(`${VIEW_KEY}=`)
      ? whole
      : `${start}${href}${href.includes('?') ? '&amp;' : '?'}${VIEW_KEY}=${view}`,
  )

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/** A picture that says something waits until it is asked for; decoration is left out. */
const onTap = (tag: string): string => {
  const alt = attribute(tag, 'alt')
  const src = attribute(tag, 'src')

  return alt && src
    ? `<details><summary>Ukázat: ${alt}</summary><img src="${src}" alt="${alt}" loading="lazy"/></details>`
    : ''
}

const toText = (html: string): string =>
  html
    .replace(SCRIPT, '')
    .replace(AHEAD, '')
    .replace(PICTURE, onTap)
    .replace(GET_FORM, `$&<input type="hidden" name="${VIEW_KEY}" value="textovy"/>`)

/** Ways to another look of this very page keep what else its address says. */
const stay = (html: string, target: string): string => {
  const query = new URLSearchParams(target.split('?')[1] ?? '')
  query.delete(VIEW_KEY)
  const rest = query.toString().replaceAll('&', '&amp;')

  return rest ? html.replace(LOOK_LINK, `$1${rest}&amp;`) : html
}

/**
 * The page in another look: marked for the style sheets, its links lead on in it; the textual one has no
 * script and no picture before it is asked for.
 */
export const applyView = (html: string, target: string): string => {
  const view = viewOf(target)
  const here = stay(html, target)
  if (view === null) return here
  const marked = carry(here, view).replace(/<html\b/, `<html data-${VIEW_KEY}="${view}"`)

  return view === 'textovy'
    ? toText(marked)
    : marked.replace(/<head[^<>]*>/, (head) => `${head}<script>${KEEP_VIEW_SCRIPT}</script>`)
}
